import { Button } from '@fluentui/react-components';
import { Card } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PageTemplate } from '../../contract/index.ts';
import { pageTemplatesTexts } from '../../texts.ts';
import { useTemplateStyles } from '../styles.ts';
import { LikeButton } from './like-button.tsx';
import { TakeDialog } from './take-dialog.tsx';
import { TemplateFacts } from './template-facts.tsx';
import { TemplateMenu } from './template-menu.tsx';

interface TemplateCardProps {
  readonly template: PageTemplate;
  readonly onLike: (template: PageTemplate) => void;
}

/** One template of a list. */
export function TemplateCard({ template, onLike }: TemplateCardProps) {
  const styles = useTemplateStyles();
  const { list: texts } = pageTemplatesTexts;
  const [takes, setTakes] = useState(false);
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link className={styles.link} to={`/seiten/vorlagen/${template.id}`}>
            {template.name}
          </Link>
        </h2>
        <TemplateFacts template={template} />
      </div>
      <div className={styles.row}>
        <Button onClick={() => setTakes(true)}>{texts.use}</Button>
        <LikeButton template={template} onLike={onLike} />
        <span className={styles.push}>
          <TemplateMenu template={template} />
        </span>
      </div>
      {takes && <TakeDialog template={template} onClose={() => setTakes(false)} />}
    </Card>
  );
}
