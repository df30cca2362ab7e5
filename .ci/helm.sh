# Sourced: `install_helm` builds helm into .cache/go-tools, unless it is there.
GO_TOOLS=$PWD/.cache/go-tools

install_helm() {
  install_go_tool helm helm.sh/helm/v3/cmd/helm@v3.19.0
}

# install_go_tool NAME PACKAGE@VERSION
install_go_tool() {
  [ "$(cat "$GO_TOOLS/$1.version" 2>/dev/null)" != "$2" ] || return 0
  if ! command -v go >/dev/null; then
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends golang-go >/dev/null
  fi
  mkdir -p "$GO_TOOLS"
  # Nobody debugs it: half of the time goes without.
  GOBIN=$GO_TOOLS GOFLAGS='-ldflags=-s -ldflags=-w' nice go install "$2"
  echo "$2" >"$GO_TOOLS/$1.version"
}
