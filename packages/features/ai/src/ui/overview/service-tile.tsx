import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Chat28Regular } from '@fluentui/react-icons/svg/chat';
import { Translate24Regular } from '@fluentui/react-icons/svg/translate';
import { TextGrammarCheckmark24Regular } from '@fluentui/react-icons/svg/text-grammar-checkmark';
import { fill } from '@pausenplatz/kernel-contract';
import { look, useSoftColors } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import type { OfferedService } from '../../contract/index.ts';
import { displayPrice, roughCost } from '../../rules/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';
import type { Ai } from '../data.ts';

const useStyles = makeStyles({
  tile: {
    boxSizing: 'border-box',
    minHeight: '136px',
    padding: '16px',
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    gap: '4px 16px',
    alignContent: 'start',
    borderRadius: look.radiusCard,
    boxShadow: look.shadowCard,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}` },
  },
  sign: { width: '48px', height: '48px', display: 'grid', placeItems: 'center', borderRadius: look.radiusCard, gridRow: 'span 3' },
  name: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  caption: { color: tokens.colorNeutralForeground2 },
  price: { fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
});

const signs = {
  'chat-gpt-4o-mini': { Icon: Chat28Regular, color: 'teal' },
  'chat-gpt-4o': { Icon: Chat28Regular, color: 'violet' },
  chat: { Icon: Chat28Regular, color: 'blue' },
  uebersetzer: { Icon: Translate24Regular, color: 'orange' },
  'text-deepl-write': { Icon: TextGrammarCheckmark24Regular, color: 'green' },
} as const;

/** One service: what it is for, and what it costs. */
export function ServiceTile({ ai, offered }: { readonly ai: Ai; readonly offered: OfferedService }) {
  const styles = useStyles();
  const { service } = offered;
  const { Icon, color } = signs[service];
  const soft = useSoftColors()[color];
  const usual = ai.models.find(({ model }) => model === offered.models[0]);
  const cost = usual ? roughCost(usual, ['x'.repeat(400)]) : 0;
  const isTestable =
    ai.testCredit > 0 && offered.models.some((name) => ai.models.some(({ model, isTestable: is }) => model === name && is));
  const { overview: texts } = aiUiTexts;
  const price = cost === 0 ? texts.free : fill(texts.perAnswer, { cost: displayPrice(cost) });
  return (
    <Link className={styles.tile} to={`/tools/ki/dienst/${service}`}>
      <span className={mergeClasses(styles.sign, soft)}>
        <Icon />
      </span>
      <span className={styles.name}>{aiUiTexts.services[service].name}</span>
      <span className={styles.caption}>{aiUiTexts.services[service].caption}</span>
      <span className={styles.price}>{isTestable ? `${price}, ${texts.testable}` : price}</span>
    </Link>
  );
}
