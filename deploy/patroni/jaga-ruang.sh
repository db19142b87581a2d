#!/bin/sh
# A primary whose disk is full does not die: it refuses every sale, and stays primary. This looks every two seconds, and hands over
# to the synchronous copy while there is room left to do it in good order. Runs beside Patroni on each machine with a database, as
# postgres, with mesin.env (Debian: apt install curl). Copies that are as full as this one are not helped by it: the alert on free space comes long before.
set -u
: "${PATRONI_RESTAPI_CONNECT_ADDRESS:?}" "${PATRONI_NAME:?}"
DATA=${KENCANA_DATA_POSTGRES:-/var/lib/postgresql/15/kencana}
# Room for a few WAL files, which ending PostgreSQL in good order may need.
SISA_MB=${KENCANA_SISA_MB:-300}
# Where all of them are full they would hand it to one another without end.
JEDA=${KENCANA_JEDA_PINDAH:-600}
pindah=0
while sleep 2; do
  sisa=$(df -Pm "$DATA" 2>/dev/null | awk 'NR == 2 { print $4 }')
  [ -n "$sisa" ] && [ "$sisa" -lt "$SISA_MB" ] || continue
  kini=$(date +%s)
  [ $((kini - pindah)) -ge "$JEDA" ] || continue
  curl -fs -m 2 -o /dev/null "http://$PATRONI_RESTAPI_CONNECT_ADDRESS/primary" || continue
  echo "$DATA: sisa $sisa MB, primer dipindahkan dari $PATRONI_NAME"
  # The password is given by a file that nobody else reads: a command line is seen by everybody.
  printf 'user = "%s:%s"\n' "${PATRONI_RESTAPI_USERNAME:-}" "${PATRONI_RESTAPI_PASSWORD:-}" |
    curl -sS -m 60 -K - -H 'content-type: application/json' -d "{\"leader\": \"$PATRONI_NAME\"}" \
      "http://$PATRONI_RESTAPI_CONNECT_ADDRESS/switchover" && pindah=$kini
  echo
done
