#!/usr/bin/env bash
# Guess: kwok, started with --manage-all-nodes, makes nodes ready and lets pods run
# Is: it exits with "no stages found". The program includes none: they're files of its module (kustomize/stage) and of its releases
# Version: sigs.k8s.io/kwok 0.8.0
# Date: 2026-11-29
# Matters: lab/cluster/build-tools.sh copies the stages from the module
set -euo pipefail
work=$(mktemp -d)
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
cd "$work"
GOBIN=$work/bin go install sigs.k8s.io/kwok/cmd/kwok@v0.8.0 2>install.log || { cat install.log >&2; exit 2; }
bin/kwok --version
HOME=$work timeout 30 bin/kwok --manage-all-nodes --master http://127.0.0.1:1 >said 2>&1 && { echo 'This has changed.' >&2; exit 1; }
cat said
grep -q 'no stages found' said || { echo 'This has changed.' >&2; exit 1; }
folder=$(go mod download -json sigs.k8s.io/kwok@v0.8.0 | sed -n 's/^\t"Dir": "\(.*\)",$/\1/p')/kustomize/stage
ls "$folder"/node/fast/node-initialize.yaml "$folder"/pod/fast/pod-ready.yaml
