#!/usr/bin/env bash
# `npm run findings`: lists the scripts of this folder with what each shows; with a name, runs that one.
set -euo pipefail
cd "$(dirname "$0")"

if [ $# -eq 0 ]; then
  for script in *.sh; do
    [ "$script" = run.sh ] || printf '%-40s %s\n' "${script%.sh}" "$(sed -n 's/^# Is: //p' "$script" | head -n 1)"
  done
  exit
fi

script="${1%.sh}.sh"
if [ "$script" = run.sh ] || ! [ -f "$script" ]; then
  echo "There is no finding \"$1\". Run npm run findings for a list." >&2
  exit 2
fi
exec bash "$script"
