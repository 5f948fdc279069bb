/** The example config shown in help, README.md and docs/gate.md; indented by two, it fits in 80 columns. */
export const CONFIG_EXAMPLE = `{
  "$schema": "./node_modules/cryptoprof/src/config/cryptoprof.schema.json",
  "version": 1,
  "budgets": [
    { "metric": "sync_call_sites", "path": "src/routes/**", "max": 0 },
    { "metric": "crypto_share", "max": "15%", "regression": "+5pp" },
    { "metric": "event_loop_share", "operation": "kdf.*", "max": "1%" },
    { "metric": "handshakes_per_request", "max": 0.1 },
    { "metric": "tls_protocols", "forbid": ["TLSv1", "TLSv1.1"] },
    { "metric": "longest_block", "max": "50 ms", "level": "warn" }
  ],
  "baseline": { "file": "cryptoprof-baseline.json", "newCallSites": "error" },
  "allow": [
    {
      "rule": "sync-kdf",
      "site": "src/boot.js#init|*",
      "reason": "runs before the server listens",
      "expires": "2027-03-31"
    }
  ]
}`;
