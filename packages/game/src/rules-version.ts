/** The version of the rules that this code plays by; what raises it is told in docs/releases.md. */
export const RULES_VERSION = '1.0.0';
