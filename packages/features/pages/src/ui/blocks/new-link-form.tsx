import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { fill, kernelTexts, safeUrl } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui/theme';
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import { pageLimits } from '../../contract/index.ts';
import { blockMessages } from '../../contract/blocks/texts.data.ts';
import { linkIn, tileFromLink } from '../../rules/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { LinkField } from '../links/link-field.tsx';
import { useSettledLink } from '../links/use-settled-link.ts';
import { TextField } from './editor-fields.tsx';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'start',
    gap: '12px 16px',
    padding: '16px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground2,
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  add: { gridColumn: '1 / -1', justifySelf: 'start' },
});

export interface NewLink {
  readonly title: string;
  readonly url: string;
}

/** Asks for title and address of one more link; only a complete one joins the list. */
export function NewLinkForm({ count, onAdd }: { readonly count: number; readonly onAdd: (link: NewLink) => void }) {
  const styles = useStyles();
  const texts = blockEditorTexts.links;
  const [link, setLink] = useState<NewLink>({ title: '', url: '' });
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const settledLink = useSettledLink();
  if (count >= pageLimits.linksPerBlock) return <p>{fill(texts.full, { maximum: pageLimits.linksPerBlock })}</p>;

  const url = safeUrl(link.url);
  const errors = {
    title: link.title.trim() === '' ? kernelTexts.fields.required : undefined,
    url: url === null ? (link.url.trim() === '' ? kernelTexts.fields.required : blockMessages.linkImpossible) : undefined,
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (errors.title === undefined && url !== null) {
      onAdd({ title: link.title.trim(), url });
      setLink({ title: '', url: '' });
      setTried(false);
    }
    // Either the next link or the first mistake starts in a field of this form.
    const wrong = errors.title === undefined && url === null ? 1 : 0;
    form.current?.querySelectorAll('input')[wrong]?.focus();
  };
  /** A whole address needs no more than a title, which it suggests; it is a row then and can be changed there. */
  const paste = (event: ClipboardEvent) => {
    const pasted = linkIn(event.clipboardData.getData('text/plain'));
    if (pasted === null || link.title.trim() !== '' || link.url !== '') return;
    event.preventDefault();
    void settledLink(pasted).then(({ link: url, page }) => onAdd({ title: page?.name ?? tileFromLink(pasted).title, url }));
  };
  return (
    <form ref={form} className={styles.form} aria-label={texts.newLink} onSubmit={add} onPaste={paste} noValidate>
      <TextField
        label={texts.title}
        value={link.title}
        maximum={pageLimits.linkTitleMaximum}
        error={isTried ? errors.title : undefined}
        onChange={(title) => setLink((now) => ({ ...now, title }))}
      />
      <LinkField
        label={texts.url}
        help={texts.urlHelp}
        value={link.url}
        error={isTried ? errors.url : undefined}
        onChange={(next) => setLink((now) => ({ ...now, url: next }))}
        onPage={(name) => setLink((now) => (now.title.trim() === '' ? { ...now, title: name } : now))}
      />
      <Button type="submit" className={styles.add} icon={<Add24Regular />}>
        {texts.add}
      </Button>
    </form>
  );
}
