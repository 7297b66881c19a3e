// expects: forfeit crashed round 0
// tries: nothing but a comment

