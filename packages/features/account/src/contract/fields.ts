import { kernelTexts, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { accountLimits } from './limits.ts';

/** A password of the own choice. */
export const newPassword = z.string().check(z.minLength(accountLimits.passwordMinimum), scalars.atMost(accountLimits.passwordMaximum));

/** A password that is only compared. */
export const typedPassword = z.string().check(z.minLength(1, kernelTexts.fields.required), scalars.atMost(accountLimits.passwordMaximum));

export const personName = scalars.plainName(accountLimits.nameMaximum);

/** A secret out of a mail or a QR code, as its link carries it. */
export const linkToken = z.string().check(z.minLength(1), scalars.atMost(200));

/** Six digits of an app, or a recovery code; blanks do not matter. */
export const secondFactorCode = z.string().check(z.trim(), z.minLength(1, kernelTexts.fields.required), scalars.atMost(40));

export const device = z.optional(z.string().check(scalars.atMost(120)));
export const app = z.optional(z.string().check(scalars.atMost(60)));

/** How the caller keeps its session: `cookie` in a browser, `bearer` in native apps and Teams. */
export const keeps = z.optional(z.enum(['cookie', 'bearer']));

/** What kind of value a setting holds (specification section 7, `type`). */
export const settingTypes = ['string', 'number', 'boolean', 'json'] as const;
export type SettingType = (typeof settingTypes)[number];

/** Any JSON of a bounded size. */
export const settingValue = scalars.json.check(
  z.refine((value) => JSON.stringify(value).length <= accountLimits.settingBytes && JSON.stringify(value).isWellFormed()),
);
export type SettingValue = z.output<typeof settingValue>;

/** Settings by tool and name, as clients know them. */
export const settingsByTool = z.record(z.string(), z.record(z.string(), scalars.json));
export type SettingsByTool = z.output<typeof settingsByTool>;
