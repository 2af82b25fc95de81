import { Button } from '@fluentui/react-components';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { loosePage, useSlot } from '@pausenplatz/kernel-host';
import { ButtonLink, Card, ListState, Screen as Frame, Skeletons } from '@pausenplatz/kernel-ui';
import type { KeptPage } from '@pausenplatz/pages/contract';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { pageTemplatesTexts } from '../../texts.ts';
import { pageTemplatesTitles } from '../../titles.ts';
import { LikeButton } from '../components/like-button.tsx';
import { TakeDialog } from '../components/take-dialog.tsx';
import { TemplateFacts } from '../components/template-facts.tsx';
import { TemplateMenu } from '../components/template-menu.tsx';
import { useLikeOne, useTemplate } from '../data.ts';
import { useTemplateStyles } from '../styles.ts';

/** `/seiten/vorlagen/{id}`: what one would take over, to look at. */
export function Screen() {
  const styles = useTemplateStyles();
  const { list, show: texts } = pageTemplatesTexts;
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useTemplate(id);
  const like = useLikeOne(id);
  const [takes, setTakes] = useState(false);
  const template = query.data?.template;
  return (
    <Frame
      title={template?.name ?? pageTemplatesTitles.one}
      width="normal"
      above={
        <div>
          <ButtonLink to="/seiten/vorlagen" appearance="subtle" icon={<ArrowLeft24Regular />}>
            {texts.back}
          </ButtonLink>
        </div>
      }
      {...(template && {
        actions: (
          <>
            <LikeButton template={template} onLike={like} />
            <TemplateMenu template={template} onRemoved={() => void navigate('/seiten/vorlagen')} />
            <Button appearance="primary" onClick={() => setTakes(true)}>
              {list.use}
            </Button>
          </>
        ),
      })}
    >
      <ListState query={query} skeleton="page">
        {(shown) => (
          <div className={styles.stack}>
            <TemplateFacts template={shown.template} />
            <p className={styles.quiet}>{texts.starts}</p>
            {shown.pages.map((page) => (
              <Preview key={page.id} page={page} isOnly={shown.pages.length === 1} />
            ))}
          </div>
        )}
      </ListState>
      {takes && template && <TakeDialog template={template} onClose={() => setTakes(false)} />}
    </Frame>
  );
}

function Preview({ page, isOnly }: { readonly page: KeptPage; readonly isOnly: boolean }) {
  const styles = useTemplateStyles();
  const { show: texts } = pageTemplatesTexts;
  const [Drawn] = useSlot(loosePage) ?? [];
  return (
    <Card as="section" className={styles.stack}>
      {!isOnly && <h2 className={styles.title}>{page.title}</h2>}
      {page.blocks.length === 0 ? (
        <p className={styles.quiet}>{texts.empty}</p>
      ) : Drawn ? (
        <Drawn page={page} />
      ) : (
        <Skeletons shape="page" />
      )}
    </Card>
  );
}
