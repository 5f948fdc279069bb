#!/usr/bin/env bash
# The one step of action.yml: runs the gate with the outputs that GitHub understands, and says where they are.
# Reads CRYPTOPROF_* (the action's inputs) and what GitHub gives: GITHUB_ACTION_PATH, GITHUB_OUTPUT,
# GITHUB_STEP_SUMMARY.
set -uo pipefail

output=$(realpath -m -- "${CRYPTOPROF_OUTPUT:-.cryptoprof/gate}")
mkdir -p -- "$output"
# An earlier step's results are not this one's.
rm -f -- "$output/verdict.json" "$output/results.sarif"

options=(
  --output "$output"
  --format terminal,json,github,flamegraph,markdown,sarif,junit
)
[ -n "${CRYPTOPROF_CONFIG:-}" ] && options+=(--config "$CRYPTOPROF_CONFIG")
[ "${CRYPTOPROF_STRICT:-false}" = true ] && options+=(--strict)

# The project's own version first: its lock file pins it.
if [ -z "${CRYPTOPROF_VERSION:-}" ] && [ -x node_modules/.bin/cryptoprof ]; then
  cryptoprof=(node_modules/.bin/cryptoprof)
else
  own=$(node -p 'require(process.argv[1]).version' "$GITHUB_ACTION_PATH/package.json")
  cryptoprof=(npx --yes "cryptoprof@${CRYPTOPROF_VERSION:-$own}")
fi

# A shell splits the command into words, quotes and variables included, as it would on the command line.
eval "words=($CRYPTOPROF_COMMAND)"
"${cryptoprof[@]}" --gate "${options[@]}" "${words[@]}"
code=$?

# What the verdict says, which the exit code does not: 0 is inconclusive, too, unless that is to fail.
verdict="$output/verdict.json"
outcome=error
[ $code -ne 2 ] && [ -s "$verdict" ] && outcome=$(node -p 'require(process.argv[1]).outcome' "$verdict")
{
  echo "outcome=$outcome"
  echo "output=$output"
  if [ -s "$output/results.sarif" ]; then echo "sarif=$output/results.sarif"; else echo "sarif="; fi
} >> "$GITHUB_OUTPUT"
exit $code
