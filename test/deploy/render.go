// Renders the chart with Go's own templates, as Helm does: standard input is JSON, {files: {name: text}, order: [name], root}.
// What is printed is YAML; toYaml writes JSON, which is YAML, too.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"text/template"
)

type input struct {
	Files      map[string]string
	Order      []string
	Chart      map[string]string
	Values     map[string]any
	Name       string
	AppVersion string
}

type files map[string]string

func (all files) Get(name string) string { return all[name] }

func written(value any) string {
	if value == nil {
		return ""
	}
	return fmt.Sprint(value)
}

func main() {
	var given input
	decoder := json.NewDecoder(os.Stdin)
	must(decoder.Decode(&given))
	all := template.New("chart")
	number := func(value any) int64 {
		var whole int64
		fmt.Sscan(fmt.Sprint(value), &whole)
		return whole
	}
	all.Funcs(template.FuncMap{
		"include": func(name string, dot any) (string, error) {
			var out bytes.Buffer
			err := all.ExecuteTemplate(&out, name, dot)
			return out.String(), err
		},
		"quote": func(value any) string { return fmt.Sprintf("%q", written(value)) },
		"toYaml": func(value any) (string, error) {
			text, err := json.Marshal(value)
			return string(text), err
		},
		"nindent": func(count int, text string) string {
			pad := strings.Repeat(" ", count)
			return "\n" + pad + strings.ReplaceAll(text, "\n", "\n"+pad)
		},
		"required": func(message string, value any) (any, error) {
			if value == nil || value == "" {
				return nil, errors.New(message)
			}
			return value, nil
		},
		"add":        func(a, b any) int64 { return number(a) + number(b) },
		"mul":        func(a, b any) int64 { return number(a) * number(b) },
		"trunc":      func(count int, text string) string { return text[:min(count, len(text))] },
		"trimSuffix": func(end, text string) string { return strings.TrimSuffix(text, end) },
		"sha256sum":  func(text string) string { return fmt.Sprintf("%x", sha256.Sum256([]byte(text))) },
	})
	for _, name := range given.Order {
		template.Must(all.New(name).Parse(given.Chart[name]))
	}
	root := map[string]any{
		"Values":  given.Values,
		"Release": map[string]any{"Name": given.Name, "Namespace": "default"},
		"Files":   files(given.Files),
		"Chart":   map[string]any{"AppVersion": given.AppVersion},
	}
	for _, name := range given.Order {
		must(all.ExecuteTemplate(os.Stdout, name, root))
		fmt.Println("\n---")
	}
}

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
