# The first process of a namespace: starts what it is given, collects whoever dies in between, and ends as that ends.
"$@" <&0 &
wait $!
