/** The commands that need the settings, but no database. */
import type { Writable } from 'node:stream';
import { emailAddressSchema } from '@great-fire/protocol';
import { describeSettings, readConfig, type Config } from '../config/config';
import { findMisspelledSettings, misspelledSettingLine } from '../config/misspelled-settings';
import { createTimeouts } from '../config/timeouts';
import { createMailTransport } from '../email/mailer';
import { formatTable } from './print-output';
import type { LocalCommandName } from './command-help';
import { CommandError } from './command-error';
import { runChecks } from './check';

interface LocalCommandOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly paths: Parameters<typeof readConfig>[1];
  readonly stdout: Writable;
  readonly isJson: boolean;
}

/** Resolves to the exit code. @throws ConfigError, CommandError */
export async function runLocalCommand(
  command: LocalCommandName,
  operand: string | undefined,
  options: LocalCommandOptions,
): Promise<0 | 1> {
  const config = readConfig(options.environment, options.paths);
  if (command === 'check') return checkAll(config, options);
  await sendTestMail(config, operand);
  options.stdout.write(`The mail server has accepted a mail to ${operand ?? ''}.\n`);
  return 0;
}

async function checkAll(
  config: Config,
  { environment, stdout, isJson }: LocalCommandOptions,
): Promise<0 | 1> {
  const settings = describeSettings(environment).map(({ name, value, isSet }) => ({
    setting: name,
    value,
    from: isSet ? 'environment' : 'default',
  }));
  const misspelled = findMisspelledSettings(environment);
  const results = [
    ...misspelled.map((entry) => ({
      check: 'settings',
      result: 'warning' as const,
      text: misspelledSettingLine(entry),
    })),
  ];
  if (!isJson) {
    stdout.write(`${formatTable(settings)}\n`);
    for (const { result, text } of results) stdout.write(formatResult('settings', result, text));
  }
  let exitCode: 0 | 1 = 0;
  const checks = [];
  for await (const result of runChecks(config)) {
    checks.push(result);
    if (!isJson) stdout.write(formatResult(result.check, result.result, result.text));
    if (result.result === 'failed') exitCode = 1;
  }
  if (isJson) stdout.write(`${JSON.stringify({ settings, checks: [...results, ...checks] })}\n`);
  return exitCode;
}

const formatResult = (check: string, result: string, text: string): string =>
  `${result.padEnd(8)} ${check.padEnd(15)} ${text}\n`;

/** @throws CommandError if the mail server does not accept the mail */
async function sendTestMail({ mail, timeoutFactor }: Config, address: string | undefined): Promise<void> {
  if (!emailAddressSchema.safeParse(address).success)
    throw new CommandError(
      `address is wrong (${address ?? 'missing'}): allowed: an address such as ann@fire.example.`,
    );
  if (mail === null)
    throw new CommandError('This server sends no mail: set SMTP_URL, EMAIL_FROM and PUBLIC_URL.');
  const transport = await createMailTransport(mail, createTimeouts(timeoutFactor).emailPhaseMs);
  try {
    await transport.sendMail({
      from: mail.from,
      to: { name: '', address: address ?? '' },
      subject: 'Test of The Great Fire of London 1666',
      text: `The server at ${mail.publicUrl.href} can send mail.\n`,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`The mail server of SMTP_URL (${mail.host}) did not accept the mail: ${reason}`);
  }
}
