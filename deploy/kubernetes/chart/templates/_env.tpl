{{- /* (list ROOT NAME PIECE): the environment of a piece. */ -}}
{{- define "carillon.env" -}}
{{- $root := index . 0 -}}{{- $piece := index . 2 -}}
{{- $name := include "carillon.name" $root -}}
{{- $secret := printf "%s-%s" (include "carillon.secretsName" $root) $piece.component -}}
- { name: HOST, value: '0.0.0.0' }
{{- if $piece.port }}
- { name: PORT, value: {{ $piece.port | quote }} }
{{- end }}
- { name: OPS_HOST, value: '0.0.0.0' }
- { name: OPS_PORT, value: {{ $piece.opsPort | quote }} }
{{- if and $root.Values.tracing.endpoint (not $piece.mfe) }}
- { name: OTEL_EXPORTER_OTLP_ENDPOINT, value: {{ $root.Values.tracing.endpoint | quote }} }
{{- end }}
{{- $fromOperator := and $piece.users.rabbitmq $root.Values.servers.rabbitmq.operator.enabled }}
{{- range $key := keys $piece.secrets | sortAlpha }}
{{- if not (and $fromOperator (eq $key "RABBITMQ_PASSWORD")) }}
- name: {{ $key }}
  valueFrom: { secretKeyRef: { name: {{ $secret }}, key: {{ $key }} } }
{{- end }}
{{- end }}
{{- range $key := keys $piece.optionalSecrets | sortAlpha }}
- name: {{ $key }}
  valueFrom: { secretKeyRef: { name: {{ $secret }}, key: {{ $key }}, optional: true } }
{{- end }}
{{- with $piece.users.mongodb }}
{{ include "carillon.mongodbEnv" (list $root .) }}
{{- end }}
{{- with $piece.users.rabbitmq }}
{{- if $fromOperator }}
{{- range $key := list "username" "password" }}
- name: RABBITMQ_{{ upper $key }}
  valueFrom: { secretKeyRef: { name: {{ $name }}-{{ $piece.component }}-user-credentials, key: {{ $key }} } }
{{- end }}
- { name: AMQP_URL, value: 'amqp://$(RABBITMQ_USERNAME):$(RABBITMQ_PASSWORD)@{{ $name }}-rabbitmq:5672/carillon' }
{{- else }}
- name: AMQP_URL
  value: {{ $root.Values.servers.rabbitmq.uri | replace "{user}" . | replace "{password}" "$(RABBITMQ_PASSWORD)" | quote }}
{{- end }}
{{- end }}
{{- with $piece.users.redis }}
{{- with include "carillon.redisUri" $root }}
- name: REDIS_URL
  value: {{ . | replace "{user}" $piece.users.redis | replace "{password}" "$(REDIS_PASSWORD)" | quote }}
{{- end }}
{{- end }}
{{- range $setting := keys $piece.calls | sortAlpha }}
{{- $called := get $piece.calls $setting }}
- { name: {{ $setting }}, value: 'http://{{ $name }}-{{ $called }}:{{ get (get (include "carillon.pieces" $root | fromYaml) $called) "port" }}' }
{{- end }}
{{- range $setting := keys $piece.folders | sortAlpha }}
- { name: {{ $setting }}, value: {{ get $piece.folders $setting | quote }} }
{{- end }}
{{- $settings := include "carillon.settings" (list $root $piece) | fromYaml }}
{{- range $setting := keys $settings | sortAlpha }}
- { name: {{ $setting }}, value: {{ get $settings $setting | toString | quote }} }
{{- end }}
{{- end }}

{{- /* (list ROOT PIECE): the settings of a piece's that have a value: its own before those for all. */ -}}
{{- define "carillon.settings" -}}
{{- $root := index . 0 -}}{{- $piece := index . 1 -}}
{{- $public := required "publicUrl must be set: the address that browsers and networks use, such as https://carillon.example" $root.Values.publicUrl | trimSuffix "/" -}}
{{- $sites := dict "PUBLIC_URL" $public "MFE_SOURCES_FILE" "/etc/carillon/mfe-sources" -}}
{{- if $root.Values.sandbox.enabled -}}
{{- $_ := set $sites "SANDBOX" "on" -}}
{{- $_ := set $sites "SANDBOX_URL" (printf "%s/sandbox" $public) -}}
{{- end -}}
{{- if $root.Values.stripe.enabled -}}{{- $_ := set $sites "PLANS" "on" -}}{{- end -}}
{{- $own := $piece.values.settings | default dict -}}
{{- $all := mergeOverwrite $sites (deepCopy $root.Values.settings) (deepCopy $own) -}}
{{- $given := dict -}}
{{- range append $piece.settings "LOG_LEVEL" -}}
{{- if hasKey $all . }}{{ $_ := set $given . (get $all .) }}{{ end -}}
{{- end -}}
{{- $given | toYaml -}}
{{- end }}

{{- /* Where the gateway asks for each micro-frontend, and for its canary: one a line. */ -}}
{{- define "carillon.mfeSources" -}}
{{- $sources := list -}}
{{- range $name, $piece := include "carillon.pieces" . | fromYaml -}}
{{- if $piece.mfe -}}
{{- $as := ternary (printf "%s@canary" $piece.mfe) $piece.mfe (eq $piece.track "canary") -}}
{{- $sources = append $sources (printf "%s=http://%s-%s:%v" $as (include "carillon.name" $) $name $piece.port) -}}
{{- end -}}
{{- end -}}
{{- join "\n" $sources -}}
{{- end }}

{{- /* (list ROOT USER): the database that a user has; MONGODB_PASSWORD stands before. */ -}}
{{- define "carillon.mongodbEnv" -}}
{{- $root := index . 0 -}}
- { name: MONGODB_PREFIX, value: {{ $root.Values.servers.mongodb.prefix | quote }} }
- name: MONGODB_URI
  value: {{ include "carillon.mongodbUri" $root | replace "{user}" (index . 1) | replace "{password}" "$(MONGODB_PASSWORD)" | quote }}
{{- end }}

{{- /* (list ROOT KEY FROM): one key of an ExternalSecret's. */ -}}
{{- define "carillon.externalSecret" -}}
{{- $root := index . 0 -}}{{- $from := index . 2 -}}
- secretKey: {{ index . 1 }}
  {{- with $root.Values.secrets.external.key }}
  remoteRef: { key: {{ . | quote }}, property: {{ $from }} }
  {{- else }}
  remoteRef: { key: {{ $from }} }
  {{- end }}
{{- end }}

{{- define "carillon.mongodbUri" -}}
{{- if .Values.servers.mongodb.operator.enabled -}}
mongodb://{user}:{password}@{{ include "carillon.name" . }}-mongodb-svc:27017/?authSource=admin&replicaSet={{ include "carillon.name" . }}-mongodb
{{- else }}{{ .Values.servers.mongodb.uri }}{{ end }}
{{- end }}

{{- define "carillon.redisUri" -}}
{{- if .Values.servers.redis.operator.enabled -}}
redis://{user}:{password}@{{ include "carillon.name" . }}-redis:6379
{{- else }}{{ .Values.servers.redis.uri }}{{ end }}
{{- end }}
