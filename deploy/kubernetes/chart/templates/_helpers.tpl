{{- /* The name that everything of a release begins with. */ -}}
{{- define "carillon.name" -}}
{{- if contains "carillon" .Release.Name }}{{ .Release.Name | trunc 40 | trimSuffix "-" }}{{ else }}{{ printf "%s-carillon" .Release.Name | trunc 40 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- /* (list ROOT PIECE): what chooses a piece's pods, canaries among them. */ -}}
{{- define "carillon.chosen" -}}
{{- $root := index . 0 -}}
app.kubernetes.io/instance: {{ $root.Release.Name | quote }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{- define "carillon.labels" -}}
{{- $root := index . 0 -}}
{{ include "carillon.chosen" . }}
app.kubernetes.io/name: carillon
app.kubernetes.io/part-of: carillon
app.kubernetes.io/managed-by: {{ $root.Release.Service }}
app.kubernetes.io/version: {{ $root.Chart.AppVersion | quote }}
helm.sh/chart: {{ printf "%s-%s" $root.Chart.Name $root.Chart.Version }}
{{- end }}

{{- /*
The pieces of this release as files/pieces.yaml has them, each with what the values say of it under `values`, in which the
image is that of the piece that is called like it, so that a service's processes are of one version; and each
canary beside its piece, with `track: canary`.
*/ -}}
{{- define "carillon.pieces" -}}
{{- $known := .Files.Get "files/pieces.yaml" | fromYaml -}}
{{- $pieces := dict -}}
{{- range $name, $piece := $known -}}
{{- if or $.Values.sandbox.enabled (not $piece.sandboxOnly) -}}
{{- $common := ternary $.Values.mfes $.Values.defaults (hasKey $piece "mfe") -}}
{{- $own := get $.Values.pieces $name | default dict -}}
{{- $image := (get $.Values.pieces $piece.image | default dict).image | default dict -}}
{{- $values := mergeOverwrite (deepCopy $common) (deepCopy (omit $own "canary")) (dict "image" (deepCopy $image)) -}}
{{- if not (hasKey $own "replicas") -}}
{{- $_ := set $values "replicas" (dig "min" $values.replicas ($values.autoscaling | default dict)) -}}
{{- end -}}
{{- $_ := set $pieces $name (merge (dict "component" $name "track" "stable" "values" $values) $piece) -}}
{{- with $own.canary -}}
{{- $fewer := mergeOverwrite (deepCopy (omit $values "autoscaling")) (dict "replicas" (dig "replicas" 1 .) "image" .) -}}
{{- $_ := set $pieces (printf "%s-canary" $name) (merge (dict "component" $name "track" "canary" "values" $fewer) $piece) -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- $pieces | toYaml -}}
{{- end }}

{{- /* (list ROOT PIECE): by digest where one is said. */ -}}
{{- define "carillon.image" -}}
{{- $root := index . 0 -}}{{- $piece := index . 1 -}}
{{- $own := $piece.values.image | default dict -}}
{{- $path := compact (list $root.Values.image.registry $root.Values.image.prefix $piece.image) | join "/" -}}
{{- if $own.digest }}{{ $path }}@{{ $own.digest }}{{ else }}{{ $path }}:{{ $own.tag | default $root.Values.image.tag | default $root.Chart.AppVersion }}{{ end }}
{{- end }}

{{- define "carillon.secretsName" -}}
{{ .Values.secrets.name | default (include "carillon.name" .) }}
{{- end }}

{{- /* The service whose files a piece keeps has one claim for all its pieces. */ -}}
{{- define "carillon.claim" -}}
{{- $root := index . 0 -}}{{- $service := index . 1 -}}
{{- $storage := get $root.Values.storage $service | default dict -}}
{{- $storage.existingClaim | default (printf "%s-%s-files" (include "carillon.name" $root) $service) -}}
{{- end }}

{{- /* (list ROOT PIECE): whether a piece's files are in a bucket, so that its volume holds only copies. */ -}}
{{- define "carillon.inBucket" -}}
{{- $piece := index . 1 -}}
{{- if and $piece.folders (get (include "carillon.settings" . | fromYaml) "MEDIA_S3_BUCKET") }}true{{ end -}}
{{- end }}

{{- /* Whether a piece's number is an autoscaler's. */ -}}
{{- define "carillon.scaled" -}}
{{- $root := index . 0 -}}{{- $piece := index . 1 -}}
{{- with $piece.values.autoscaling -}}
{{- if and $root.Values.autoscaling.enabled (or .cpu $root.Values.autoscaling.keda.enabled) }}yes{{ end -}}
{{- end -}}
{{- end }}

{{- /* The host of publicUrl; nothing where that is an IP address, for which no Ingress and no HTTPRoute has a field. */ -}}
{{- define "carillon.host" -}}
{{- $host := regexReplaceAll `^https?://|(:[0-9]+)?/?$` .Values.publicUrl "" -}}
{{- if not (regexMatch `^([0-9.]+|\[.*\])$` $host) }}{{ $host }}{{ end -}}
{{- end }}

{{- /* (list PATH VALUE): fails for a number. YAML turns 123456789012345 into 1.23456789012345e+14, and 1.10 into 1.1. */ -}}
{{- define "carillon.refuseNumber" -}}
{{- $value := index . 1 -}}
{{- if or (typeIs "json.Number" $value) (not (has (kindOf $value) (list "string" "bool" "invalid"))) -}}
{{- fail (printf "%s is a number, whose digits YAML may change: quote it, or use --set-string" (index . 0)) -}}
{{- end -}}
{{- end }}

{{- /*
(list ROOT NAME): whether a deployment runs an image already, all of its pods. Nothing is known of it without a cluster.
*/ -}}
{{- define "carillon.runs" -}}
{{- $root := index . 0 -}}{{- $image := index . 2 -}}
{{- $live := lookup "apps/v1" "Deployment" $root.Release.Namespace (index . 1) | default dict -}}
{{- $containers := dig "spec" "template" "spec" "containers" list $live -}}
{{- $status := dig "status" dict $live -}}
{{- $ready := int (dig "readyReplicas" 0 $status) -}}
{{- if and $containers (gt $ready 0) (eq $ready (int (dig "updatedReplicas" 0 $status))) -}}
{{- if eq (first $containers).image $image }}yes{{ end -}}
{{- end -}}
{{- end }}

{{- /* (list ROOT SERVER): how an operator labels the pods of a server that it runs for this release; nothing for any other. */ -}}
{{- define "carillon.serverPods" -}}
{{- $root := index . 0 -}}{{- $server := index . 1 -}}
{{- $name := printf "%s-%s" (include "carillon.name" $root) $server -}}
{{- if (get $root.Values.servers $server).operator.enabled -}}
{{- if eq $server "mongodb" }}app: {{ $name }}-svc{{ else if eq $server "rabbitmq" }}app.kubernetes.io/name: {{ $name }}{{ else }}app: {{ $name }}{{ end -}}
{{- end -}}
{{- end }}

{{- /* The port of an http or https address. */ -}}
{{- define "carillon.portOf" -}}
{{- $address := urlParse . -}}
{{- regexFind ":[0-9]+$" $address.host | trimPrefix ":" | default (ternary 443 80 (eq $address.scheme "https")) }}
{{- end }}

{{- /* What every pod needs to find others by their names. */ -}}
{{- define "carillon.toDns" -}}
- to:
    - namespaceSelector: {}
      podSelector: { matchLabels: { k8s-app: kube-dns } }
  ports: [{ port: 53, protocol: UDP }, { port: 53, protocol: TCP }]
{{- end }}

{{- /* (list ROOT SERVER): the way to a server, for who has a user there. */ -}}
{{- define "carillon.toServer" -}}
{{- $at := get (index . 0).Values.servers (index . 1) -}}
{{- $own := include "carillon.serverPods" . | fromYaml -}}
- ports: [{ port: {{ $at.port }} }]
  {{- if $own }}
  to: [{ podSelector: { matchLabels: {{ toJson $own }} } }]
  {{- else if $at.peers }}
  to: {{- toYaml $at.peers | nindent 4 }}
  {{- end }}
{{- end }}

{{- /* What is made before an upgrade, in the order of its weight, and is gone after it. */ -}}
{{- define "carillon.hook" -}}
helm.sh/hook: pre-upgrade
helm.sh/hook-weight: {{ . | quote }}
helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
{{- end }}

{{- /*
(list ROOT USER): whether a service may have a database already. Where an operator makes users, one that it has not been told
of yet has none.
*/ -}}
{{- define "carillon.hasUser" -}}
{{- $root := index . 0 -}}{{- $user := index . 1 -}}
{{- $known := dict -}}
{{- if $root.Values.servers.mongodb.operator.enabled -}}
{{- $name := printf "%s-mongodb" (include "carillon.name" $root) -}}
{{- $known = lookup "mongodbcommunity.mongodb.com/v1" "MongoDBCommunity" $root.Release.Namespace $name | default dict -}}
{{- end -}}
{{- $has := empty $known -}}
{{- range dig "spec" "users" list $known -}}{{- if eq .name $user -}}{{- $has = true -}}{{- end -}}{{- end -}}
{{- if $has }}yes{{ end -}}
{{- end }}
