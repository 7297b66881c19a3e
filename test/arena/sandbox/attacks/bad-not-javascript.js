// expects: forfeit crashed round 0 at 3:3
// tries: prose instead of a program
I play rock, always rock.
