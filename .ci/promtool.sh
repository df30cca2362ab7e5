# Sourced: `install_promtool` unpacks Debian's promtool into .cache/promtool, unless it is there.
PROMTOOL=$PWD/.cache/promtool/promtool

install_promtool() {
  [ ! -x "$PROMTOOL" ] || return 0
  local folder
  folder=$(mktemp -d)
  # The package alone: nothing of it is set up, and no server starts.
  (cd "$folder" && apt-get download -qq prometheus 2>/dev/null && dpkg-deb -x prometheus_*.deb .)
  install -D "$folder/usr/bin/promtool" "$PROMTOOL"
  rm -r "$folder"
}
