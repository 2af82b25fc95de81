import { Button, Field, Input, Select, ToggleButton } from '@fluentui/react-components';
import { Heart20Filled, Heart20Regular } from '@fluentui/react-icons/svg/heart';
import { useCall } from '@pausenplatz/kernel-browser';
import { counted, fill, type InputOf } from '@pausenplatz/kernel-contract';
import { Card, ListState, Tabs } from '@pausenplatz/kernel-ui';
import { useDeferredValue, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { likeTemplate, listTemplates, takeTemplate, type Template } from '../../contract/index.ts';
import { listTexts, templateTexts as texts, wordTexts } from '../../texts.ui.ts';
import { usePlanPath } from '../addresses.ts';
import { useChange } from '../data.ts';
import { useListStyles } from './list-styles.ts';

/** Templates of the own school and of everybody: searched, liked, taken over. */
export function TemplateList() {
  const styles = useListStyles();
  const [of, setOf] = useState<'school' | 'public'>('school');
  const [typed, setTyped] = useState('');
  const [level, setLevel] = useState(0);
  const words = useDeferredValue(typed);
  return (
    <section className={styles.stack}>
      <h2 className={styles.heading}>{texts.heading}</h2>
      <div className={styles.filters}>
        <Tabs
          tabs={(['school', 'public'] as const).map((name) => ({ name, label: texts.of[name] }))}
          chosen={of}
          onChoose={(name) => setOf(name)}
          label={texts.ofLabel}
        />
        <Field label={texts.words} className={styles.grow}>
          <Input value={typed} maxLength={100} onChange={(_event, { value }) => setTyped(value)} />
        </Field>
        <Field label={texts.level}>
          <Select value={String(level)} onChange={(_event, { value }) => setLevel(Number(value))}>
            <option value="0">{texts.allLevels}</option>
            {([1, 2, 3] as const).map((one) => (
              <option key={one} value={one}>
                {wordTexts.level[one]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Templates key={JSON.stringify([of, words, level])} asked={{ of, words, level }} after={null} />
    </section>
  );
}

interface TemplatesProps {
  readonly asked: Pick<InputOf<typeof listTemplates>, 'of' | 'words' | 'level'>;
  readonly after: string | null;
}

/** So many templates, and behind them, when asked for, the next ones. */
function Templates({ asked, after }: TemplatesProps) {
  const styles = useListStyles();
  const [goesOn, setGoesOn] = useState(false);
  const query = useCall(listTemplates, { ...asked, after });
  return (
    <ListState
      query={query}
      skeleton="tiles"
      isEmpty={({ templates }) => templates.length === 0}
      empty={<p className={styles.quiet}>{after === null ? texts.none : texts.noMore}</p>}
    >
      {({ templates, next }) => (
        <>
          <ul className={styles.list} aria-label={texts.heading}>
            {templates.map((template) => (
              <li key={template.templateId}>
                <TemplateCard template={template} />
              </li>
            ))}
          </ul>
          {next !== null &&
            (goesOn ? <Templates asked={asked} after={next} /> : <Button onClick={() => setGoesOn(true)}>{texts.more}</Button>)}
        </>
      )}
    </ListState>
  );
}

function TemplateCard({ template }: { readonly template: Template }) {
  const planPath = usePlanPath();
  const styles = useListStyles();
  const change = useChange();
  const navigate = useNavigate();
  const { templateId, url, title, like, numOfLikes } = template;
  const use = async () => {
    const made = await change(takeTemplate, { id: templateId });
    if (made) void navigate(planPath(made.url, { mode: 'edit' }));
  };
  return (
    <Card as="article" className={styles.card}>
      <h3 className={styles.title}>
        <Link className={styles.link} to={planPath(url, { mode: 'preview' })}>
          {title}
        </Link>
      </h3>
      <span className={styles.quiet}>
        {[counted(listTexts.tasks, template.tasks), ...(template.isMine ? [texts.own] : []), ...template.keywords].join(' · ')}
      </span>
      <div className={styles.row}>
        <Button onClick={() => void use()}>{texts.use}</Button>
        <ToggleButton
          appearance="subtle"
          checked={like}
          icon={like ? <Heart20Filled /> : <Heart20Regular />}
          aria-label={fill(texts.like, { title })}
          title={counted(texts.likes, numOfLikes)}
          onClick={() => void change(likeTemplate, { templateId })}
        >
          {numOfLikes}
        </ToggleButton>
      </div>
    </Card>
  );
}
