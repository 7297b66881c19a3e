{{- define "gadalka.name" -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}

{{- define "gadalka.secret" -}}
{{- if .Values.secret.existing -}}{{ .Values.secret.existing }}{{- else -}}{{ include "gadalka.name" . }}{{- end -}}
{{- end -}}

{{- define "gadalka.labels" -}}
app.kubernetes.io/name: gadalka
app.kubernetes.io/instance: {{ .Release.Name | quote }}
{{- end -}}

{{- /* What bots and workers have in common of a pod. */ -}}
{{- define "gadalka.podSettings" -}}
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
{{- range . }}
  - name: {{ . | quote }}
{{- end }}
{{- end }}
automountServiceAccountToken: false
enableServiceLinks: false
# Another process is the first: it buries children, and signals reach the bot as anywhere else.
shareProcessNamespace: true
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile:
    type: RuntimeDefault
{{- with .Values.nodeSelector }}
nodeSelector: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{ toYaml . | nindent 2 }}
{{- end }}
volumes:
  - name: tmp
    emptyDir:
      medium: Memory
      sizeLimit: 16Mi
  - name: data
{{- if .Values.dataClaim }}
    persistentVolumeClaim:
      claimName: {{ .Values.dataClaim | quote }}
{{- else }}
    emptyDir: {}
{{- end }}
{{- end -}}

{{- define "gadalka.containerSettings" -}}
image: {{ printf "%s:%s" .Values.image.repository (or .Values.image.tag .Chart.AppVersion) | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
envFrom:
  - configMapRef:
      name: {{ include "gadalka.name" . }}
  - secretRef:
      name: {{ include "gadalka.secret" . }}
volumeMounts:
  - name: tmp
    mountPath: /tmp
  - name: data
    mountPath: /data
{{- end -}}

{{- /* So that a change of settings starts the pods anew. */ -}}
{{- define "gadalka.annotations" -}}
checksum/settings: {{ printf "%s%s" (toYaml .Values.config) (toYaml .Values.secret.values) | sha256sum | quote }}
{{- range $name, $value := .Values.podAnnotations }}
{{ $name }}: {{ $value | quote }}
{{- end }}
{{- end -}}
