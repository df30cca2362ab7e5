#!/usr/bin/env bash
# Builds Helm 3, Helm 4 and kwok from the Go modules' mirror into .cache/cluster, unless they are there; etcd is Debian's.
set -euo pipefail
cd "$(dirname "$0")/../.."
HELM3=3.22.0 HELM4=4.3.2 KWOK=0.8.0

# installed PROGRAM PACKAGE
installed() {
  command -v "$1" >/dev/null ||
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$2" >/dev/null
}

# build FILE PACKAGE@VERSION
build() {
  local to=$PWD/.cache/cluster/$1
  [ ! -x "$to" ] || return 0
  local made
  made=$(mktemp -d)
  GOBIN=$made GOFLAGS='-ldflags=-s -ldflags=-w -p=2' nice -n "${NICE:-10}" go install "$2"
  install -D "$made"/* "$to"
  rm -r "$made"
}

installed go golang-go
installed etcd etcd-server
build kwok "sigs.k8s.io/kwok/cmd/kwok@v$KWOK"
build helm-3 "helm.sh/helm/v3/cmd/helm@v$HELM3"
build helm-4 "helm.sh/helm/v4/cmd/helm@v$HELM4"

# How a node gets ready and a pod runs and ends: kwok's module has the stages, and its program doesn't. A job takes two
# seconds, so that one can see what waits for it.
stages=.cache/cluster/kwok-stages.yaml
if [ ! -f "$stages" ]; then
  folder=$(go mod download -json "sigs.k8s.io/kwok@v$KWOK" | sed -n 's/^\t"Dir": "\(.*\)",$/\1/p')/kustomize/stage
  for file in "$folder"/node/fast/node-*.yaml "$folder"/node/heartbeat-with-lease/node-*.yaml "$folder"/pod/fast/pod-*.yaml; do
    case $file in
      */pod-complete.yaml) sed 's/^  next:/  delay: { durationMilliseconds: 2000 }\n&/' "$file" ;;
      *) cat "$file" ;;
    esac
    printf '\n---\n'
  done >"$stages.part"
  mv "$stages.part" "$stages"
fi
