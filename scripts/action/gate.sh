#!/usr/bin/env bash
# The one step of action.yml: runs the gate with the outputs that GitHub understands, and says where they are.
# Reads CRYPTOPROF_* (the action's inputs) and what GitHub gives: GITHUB_ACTION_PATH, GITHUB_OUTPUT,
# GITHUB_STEP_SUMMARY.
set -uo pipefail

output=$(realpath -m -- "${CRYPTOPROF_OUTPUT:-.cryptoprof/gate}")
mkdir -p -- "$output"

options=(
  --output "$output"
  --format "terminal,json,github,flamegraph,markdown=$output/report.md,sarif=$output/results.sarif,junit=$output/junit.xml"
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

case $code in
  0) outcome=pass ;;
  1) outcome=fail ;;
  3) outcome=inconclusive ;;
  *) outcome=error ;;
esac
{
  echo "outcome=$outcome"
  echo "output=$output"
  [ -s "$output/results.sarif" ] && echo "sarif=$output/results.sarif" || echo "sarif="
} >> "$GITHUB_OUTPUT"
exit $code
