from table.checking import check_scenes as check_scenes
