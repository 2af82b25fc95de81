import { fill } from '@pausenplatz/kernel-contract';
import { Curve } from '@pausenplatz/progress/ui/run';
import { mentalArithmeticTexts as texts } from '../../texts.ts';

/** Shares of the last runs: how it goes on, beside nobody else. */
export function RunCurve({ shares, isSmall = false }: { readonly shares: readonly number[]; readonly isSmall?: boolean }) {
  if (shares.length < 2) return null;
  const words = shares.map((share) => fill(texts.percent, { share })).join(', ');
  return <Curve values={shares} most={100} color="violet" label={fill(texts.curve, { shares: words })} height={isSmall ? 32 : 88} />;
}
