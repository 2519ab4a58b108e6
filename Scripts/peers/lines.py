def lines_rows(chosen, folder):
    pass
