/** The version of the rules in this code. docs/rules-versions.md explains when it changes. */
export const RULES_VERSION = '1.0.0';
