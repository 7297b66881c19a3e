// expects: forfeit crashed round 0
// tries: a page that was saved instead of the file
<!doctype html>
<title>Not found</title>
