import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowEnterLeft20Regular } from '@fluentui/react-icons/svg/arrow-enter-left';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right';
import { look } from '@pausenplatz/kernel-ui';
import type { ComponentType, KeyboardEvent } from 'react';
import { webTexts } from '../screen-texts.ts';
import type { SearchOption } from './hit-options.ts';
import { markedWords } from './marked-words.ts';

const useStyles = makeStyles({
  option: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '12px',
    boxSizing: 'border-box',
    minHeight: look.touch,
    padding: '6px 12px 6px 8px',
    borderRadius: look.radiusCard,
    cursor: 'pointer',
    scrollMarginBlock: '32px',
  },
  active: { backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
  activeIcon: { backgroundColor: look.colors.teal.strong, color: look.colors.teal.onStrong },
  wayIcon: { backgroundColor: 'transparent', color: 'inherit' },
  words: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  way: { color: tokens.colorBrandForeground1 },
  name: {
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  detail: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  mark: { borderRadius: tokens.borderRadiusSmall, backgroundColor: look.colors.yellow.surface, color: look.colors.yellow.ink },
  enter: { display: 'grid', visibility: 'hidden', '@media (pointer: coarse)': { display: 'none' } },
  enterShown: { visibility: 'visible' },
});

export const idOfOption = (key: string): string => `treffer-${encodeURIComponent(key)}`;

interface HitOptionProps {
  readonly option: SearchOption;
  readonly Icon: ComponentType;
  /** Of `plainWords`. */
  readonly typed: readonly string[];
  readonly isActive: boolean;
  readonly onActive: () => void;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A hit, or a way to more hits and back. */
export function HitOption({ option, Icon, typed, isActive, onActive, onChoose, onKeyDown }: HitOptionProps) {
  const styles = useStyles();
  const isHit = option.kind === 'hit';
  const marked = (text: string) =>
    markedWords(text, typed).map((part, index) =>
      part.isMarked ? (
        <mark key={index} className={styles.mark}>
          {part.text}
        </mark>
      ) : (
        part.text
      ),
    );
  return (
    <div
      id={idOfOption(option.key)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={mergeClasses(styles.option, !isHit && styles.way, isActive && styles.active)}
      onPointerMove={onActive}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <span className={mergeClasses(styles.icon, !isHit && styles.wayIcon, isHit && isActive && styles.activeIcon)} aria-hidden>
        {isHit ? <Icon /> : option.kind === 'all' ? <ChevronRight24Regular /> : <ArrowLeft24Regular />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{isHit ? marked(option.hit.name) : wordsOf(option)}</span>
        {isHit && option.hit.detail !== '' && (
          <span className={mergeClasses(styles.detail, !isActive && styles.quiet)}>{marked(option.hit.detail)}</span>
        )}
      </span>
      <span className={mergeClasses(styles.enter, isActive && styles.enterShown)} aria-hidden>
        <ArrowEnterLeft20Regular />
      </span>
    </div>
  );
}

const wordsOf = ({ kind }: Exclude<SearchOption, { kind: 'hit' }>): string => (kind === 'all' ? webTexts.search.all : webTexts.search.back);
