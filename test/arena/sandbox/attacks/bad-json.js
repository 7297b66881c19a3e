// expects: forfeit crashed round 0
// tries: JSON
{"move": 0}
