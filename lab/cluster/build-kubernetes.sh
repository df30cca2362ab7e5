#!/usr/bin/env bash
# Builds kube-apiserver, kube-controller-manager, kube-scheduler and kubectl from the Go modules' mirror into
# .cache/cluster/VERSION, unless they are there: about 20 minutes of processor time, once. A copy of the module is built,
# since the module itself asks for the folder `staging` that its mirror doesn't have.
set -euo pipefail
cd "$(dirname "$0")/../.."
VERSION=${1:?the version of Kubernetes, such as 1.37.2}
PROGRAMS=(kube-apiserver kube-controller-manager kube-scheduler kubectl)
to=$PWD/.cache/cluster/$VERSION
missing=()
for program in "${PROGRAMS[@]}"; do [ -x "$to/$program" ] || missing+=("./cmd/$program"); done
[ ${#missing[@]} -gt 0 ] || exit 0

(cd / && go mod download "k8s.io/kubernetes@v$VERSION")
source=$(mktemp -d)
trap 'chmod -R u+w "$source"; rm -r "$source"' EXIT
module=$(cd / && go env GOMODCACHE)/k8s.io/kubernetes@v$VERSION
for part in "$module"/{cmd,pkg,plugin,third_party,api,go.mod,go.sum}; do
  [ ! -e "$part" ] || cp -r --no-preserve=mode "$part" "$source/"
done
sed -i -E -e '/^replace \($/,/^\)$/d' -e "s/(k8s\.io\/\S+) v0\.0\.0$/\1 v0.${VERSION#*.}/" "$source/go.mod"
mkdir -p "$to"
cd "$source"
GOFLAGS='-mod=mod -p=2' CGO_ENABLED=0 nice -n "${NICE:-10}" go build -o "$to/" \
  -ldflags "-s -w -X k8s.io/component-base/version.gitVersion=v$VERSION -X k8s.io/component-base/version.gitMajor=1 -X k8s.io/component-base/version.gitMinor=$(echo "$VERSION" | cut -d. -f2)" \
  "${missing[@]}"
