import { Chip } from '@pausenplatz/kernel-ui';
import { counted } from '@pausenplatz/kernel-contract';
import type { PageTemplate } from '../../contract/index.ts';
import { pageTemplatesTexts } from '../../texts.ts';
import { useTemplateStyles } from '../styles.ts';

/** What a template says about itself. */
export function TemplateFacts({ template }: { readonly template: PageTemplate }) {
  const styles = useTemplateStyles();
  const { list: texts, audiences } = pageTemplatesTexts;
  const { description, keywords, pages, isMine, audience, isWithdrawn } = template;
  const facts = [counted(texts.pages, pages), ...(isMine ? [texts.mine, audiences[audience]] : [])];
  return (
    <>
      {description !== '' && <p className={styles.text}>{description}</p>}
      <p className={styles.quiet}>{facts.join(' · ')}</p>
      {isWithdrawn && <p className={styles.quiet}>{texts.withdrawn}</p>}
      {keywords.length > 0 && (
        <div className={styles.row}>
          {keywords.map((word) => (
            <Chip key={word}>{word}</Chip>
          ))}
        </div>
      )}
    </>
  );
}
