import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { useHost } from '@pausenplatz/kernel-host/capabilities';
import { type FormEvent, useId, useRef, useSyncExternalStore } from 'react';
import type { leoEnglishBlock } from '../../contract/index.ts';
import { leoAddress, type LeoLanguage, leoWordMaximum } from '../../rules/leo-address.ts';
import { blockViewTexts } from '../../texts.blocks.ts';
import { OnPaper } from './on-paper.tsx';
import { forgetWords, rememberedWords, rememberWord, watchWords, wordsIn } from './remembered-words.ts';
import { SafeLink } from './safe-link.tsx';
import { useWordFieldStyles } from './word-field-styles.ts';

type Props = BlockViewProps<SettingsOf<typeof leoEnglishBlock>>;

const none = () => '';

/** A field whose word LEO explains in a window of its own; before that LEO learns nothing. */
function LeoBlockView({ language, settings }: Props & { readonly language: LeoLanguage }) {
  const styles = useWordFieldStyles();
  const host = useHost();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const texts = blockViewTexts.leo;
  const last = wordsIn(useSyncExternalStore(watchWords, () => rememberedWords(language), none));
  const title = settings.title || texts.names[language];
  const lookUp = (event: FormEvent) => {
    event.preventDefault();
    const word = field.current?.value.trim().replace(/\s+/gu, ' ') ?? '';
    if (word !== '') {
      rememberWord(language, word);
      host.openLink(leoAddress(language, word));
    }
    // Whoever comes back types the next word over this one.
    field.current?.focus();
    field.current?.select();
  };
  return (
    <>
      <OnPaper title={title} url={leoAddress(language)} />
      <div className={styles.card}>
        <form className={styles.form} role="search" aria-labelledby={id} onSubmit={lookUp}>
          <label id={id} className={styles.label} htmlFor={`${id}-word`}>
            {title}
          </label>
          <div className={styles.row}>
            <input
              ref={field}
              id={`${id}-word`}
              className={styles.field}
              type="search"
              placeholder={texts.placeholders[language]}
              maxLength={leoWordMaximum}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              aria-describedby={`${id}-hint`}
            />
            <button type="submit" className={styles.go}>
              {texts.go}
            </button>
          </div>
          <p id={`${id}-hint`} className={styles.hint}>
            {texts.hint}
          </p>
        </form>
        {last.length > 0 && (
          <div className={styles.last}>
            <span className={styles.hint} id={`${id}-last`}>
              {texts.last}
            </span>
            <ul className={styles.words} aria-labelledby={`${id}-last`}>
              {last.map((word) => (
                <li key={word}>
                  <SafeLink url={leoAddress(language, word)} className={styles.word}>
                    {word}
                  </SafeLink>
                </li>
              ))}
            </ul>
            <button
              type="button"
              className={styles.forget}
              onClick={() => {
                forgetWords(language);
                field.current?.focus();
              }}
            >
              {texts.forget}
            </button>
          </div>
        )}
      </div>
    </>
  );
}

/** The four dictionaries by type. */
export const leoViews = {
  'leo-en': (props: Props) => <LeoBlockView language="en" {...props} />,
  'leo-fr': (props: Props) => <LeoBlockView language="fr" {...props} />,
  'leo-it': (props: Props) => <LeoBlockView language="it" {...props} />,
  'leo-es': (props: Props) => <LeoBlockView language="es" {...props} />,
} as const;
