import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowShuffle28Regular } from '@fluentui/react-icons/svg/arrow-shuffle';
import { Certificate32Regular } from '@fluentui/react-icons/svg/certificate';
import { MathSymbols28Regular } from '@fluentui/react-icons/svg/math-symbols';
import { Target32Regular } from '@fluentui/react-icons/svg/target';
import { Timer28Regular } from '@fluentui/react-icons/svg/timer';
import { fill } from '@pausenplatz/kernel-contract';
import { Chip, type ColorName, look, useSoftColors } from '@pausenplatz/kernel-ui';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { multiplicationTexts } from '../../texts.ts';

const texts = multiplicationTexts.ways;

const useStyles = makeStyles({
  title: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: '12px',
    margin: '12px 0 0',
    padding: 0,
    listStyleType: 'none',
  },
  way: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '16px',
    boxSizing: 'border-box',
    height: '100%',
    minHeight: '80px',
    padding: '12px 16px',
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: look.shadowCard,
    textDecorationLine: 'none',
    ':hover': { outline: `3px solid ${look.colors.teal.strong}` },
  },
  icon: { display: 'grid', placeItems: 'center', width: '56px', height: '56px', borderRadius: look.radiusCard },
  name: { display: 'block', fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  about: {
    display: 'block',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
});

interface Way {
  readonly words: { readonly name: string; readonly about: string };
  readonly path: string;
  readonly color: ColorName;
  readonly Icon: ComponentType<{ readonly 'aria-hidden'?: boolean }>;
}

const ways: readonly Way[] = [
  { words: texts.training, path: '/lernen/einmaleins/training', color: 'blue', Icon: Target32Regular },
  { words: texts.mix, path: '/lernen/einmaleins/mix', color: 'violet', Icon: ArrowShuffle28Regular },
  { words: texts.tempo, path: '/lernen/einmaleins/tempo', color: 'yellow', Icon: Timer28Regular },
  { words: texts.division, path: '/lernen/einsdurcheins', color: 'orange', Icon: MathSymbols28Regular },
  { words: texts.diploma, path: '/lernen/einmaleins/diplom', color: 'green', Icon: Certificate32Regular },
];

/** What there is beside the series. */
export function Ways({ due }: { readonly due: number }) {
  const styles = useStyles();
  const soft = useSoftColors();
  return (
    <section>
      <h2 className={styles.title}>{texts.title}</h2>
      <ul className={styles.list}>
        {ways.map(({ words, path, color, Icon }) => (
          <li key={path}>
            <Link to={path} className={styles.way}>
              <span className={mergeClasses(styles.icon, soft[color])}>
                <Icon aria-hidden />
              </span>
              <span>
                <span className={styles.name}>{words.name}</span>
                <span className={styles.about}>{words.about}</span>
              </span>
              {words === texts.training && due > 0 && <Chip color="blue">{fill(texts.due, { count: due })}</Chip>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
