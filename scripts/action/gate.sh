#!/usr/bin/env bash
# The one step of action.yml: runs the gate with the outputs that GitHub understands, and says where they are.
# Reads CRYPTOPROF_* (the action's inputs) and what GitHub gives: GITHUB_ACTION_PATH, GITHUB_OUTPUT,
# GITHUB_STEP_SUMMARY. Written for Bash 3.2 and no tools of GNU alone, which macOS has.
set -uo pipefail

# One output of the step. Whatever is in it ends at a delimiter that nobody can know: a line break writes no second output.
put() {
  local delimiter
  delimiter="end-$(node -p 'crypto.randomUUID()')"
  printf '%s<<%s\n%s\n%s\n' "$1" "$delimiter" "$2" "$delimiter" >> "$GITHUB_OUTPUT"
}

# An input that means nothing is told, and not passed over: its value is not repeated, as it may be anybody's.
refuse() {
  echo "::error title=cryptoprof: nothing was judged::The action's input $1 $2"
  put outcome error
  put output ''
  put sarif ''
  exit 2
}

refuse_control() {
  case "$2" in *[[:cntrl:]]*) refuse "$1" 'holds a line break or another control character.' ;; esac
}
refuse_control config "${CRYPTOPROF_CONFIG:-}"
refuse_control strict "${CRYPTOPROF_STRICT:-}"
refuse_control version "${CRYPTOPROF_VERSION:-}"
refuse_control output "${CRYPTOPROF_OUTPUT:-}"
case "${CRYPTOPROF_STRICT:-false}" in
  true | false) ;;
  *) refuse strict 'takes true or false.' ;;
esac

# A shell splits the command into words, quotes and variables included, as it would on the command line. Where it can't,
# nothing is assigned, and a command that was run inside it may have failed for its own reasons.
unset words
eval "words=($CRYPTOPROF_COMMAND)"
[ -n "${words[*]+any}" ] || refuse command "can't be split into words by a shell, whose complaint is above, or has none."

output=$(node -p 'path.resolve(process.argv[1])' -- "${CRYPTOPROF_OUTPUT:-.cryptoprof/gate}")
mkdir -p -- "$output"
# An earlier step's results are not this one's.
rm -f -- "$output/verdict.json" "$output/results.sarif"

options=(
  --output "$output"
  --format terminal,json,github,html,markdown,sarif,junit
)
[ -n "${CRYPTOPROF_CONFIG:-}" ] && options+=(--config "$CRYPTOPROF_CONFIG")
[ "${CRYPTOPROF_STRICT:-false}" = true ] && options+=(--strict)

# The project's own version first: its lock file pins it. That of a workspace is installed above it.
installed=''
directory=$PWD
while [ -z "${CRYPTOPROF_VERSION:-}" ] && [ -z "$installed" ] && [ -n "$directory" ]; do
  [ -x "$directory/node_modules/.bin/cryptoprof" ] && installed="$directory/node_modules/.bin/cryptoprof"
  directory=${directory%/*}
done
if [ -n "$installed" ]; then
  cryptoprof=("$installed")
else
  own=$(node -p 'require(process.argv[1]).version' "$GITHUB_ACTION_PATH/package.json")
  cryptoprof=(npx --yes "cryptoprof@${CRYPTOPROF_VERSION:-$own}")
fi

"${cryptoprof[@]}" --gate "${options[@]}" "${words[@]}"
code=$?

# What the verdict says, which the exit code does not: 0 is inconclusive, too, unless that is to fail.
verdict="$output/verdict.json"
# Where npx itself fails, with 1, nobody wrote one.
asks_for_output() {
  local word
  for word in "${words[@]}"; do
    case "$word" in --output | --output=* | -o*) return 0 ;; esac
  done
  return 1
}
# A step after this one would upload nothing, and pass.
if [ ! -s "$verdict" ] && { [ $code -eq 0 ] || [ $code -eq 3 ] || { [ $code -eq 1 ] && asks_for_output; }; }; then
  refuse command "has an option of its own for where reports go: use the action's input output."
fi
outcome=error
[ $code -ne 2 ] && [ -s "$verdict" ] && outcome=$(node -p 'require(process.argv[1]).outcome' "$verdict")
put outcome "$outcome"
put output "$output"
if [ -s "$output/results.sarif" ]; then put sarif "$output/results.sarif"; else put sarif ''; fi
exit $code
