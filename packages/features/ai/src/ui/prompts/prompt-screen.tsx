import { Button, makeStyles } from '@fluentui/react-components';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { fill } from '@pausenplatz/kernel-contract';
import { Chip, ListState, Screen as Frame, TextLink } from '@pausenplatz/kernel-ui';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Prompt, PromptListName } from '../../contract/index.ts';
import { aiPromptTexts as texts } from '../../texts.prompt-lists.ts';
import { aiTitles } from '../../titles.ts';
import { useAi } from '../data.ts';
import { CategoryChip } from './category-chip.tsx';
import { usePrompt, useToggleOne } from './data.ts';
import { editKey } from './edit-address.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { PromptMenu } from './prompt-menu.tsx';
import { PromptUse } from './prompt-use.tsx';

const PromptForm = lazy(async () => ({ default: (await import('./prompt-form.tsx')).PromptForm }));

const useStyles = makeStyles({ chips: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

interface PromptScreenProps {
  readonly list: PromptListName;
  readonly id: string;
}

/** One prompt: its fields, what becomes of them, and for its author the form. */
export function PromptScreen({ list, id }: PromptScreenProps) {
  const styles = useStyles();
  const query = usePrompt(id);
  const ai = useAi();
  const [search, setSearch] = useSearchParams();
  const prompt = query.data;
  const isEditing = prompt?.isMine === true && search.has(editKey);
  return (
    <Frame
      title={prompt?.title ?? aiTitles.prompts}
      width="wide"
      above={<TextLink to={`/tools/ki/prompt/${list}`}>{texts.back[list]}</TextLink>}
      actions={prompt && <Actions prompt={prompt} list={list} onEdit={() => setSearch({ [editKey]: 'ja' })} />}
    >
      <ListState query={query} skeleton="form">
        {(shown) => (
          <>
            <div className={styles.chips}>
              <CategoryChip category={shown.category} />
              {shown.isShared && <Chip color="grey">{texts.shared}</Chip>}
              {shown.author !== null && !shown.isMine && <Chip color="grey">{fill(texts.by, { name: shown.author })}</Chip>}
            </div>
            <ListState query={ai} skeleton="form">
              {(has) => <PromptUse prompt={shown} ai={has} />}
            </ListState>
          </>
        )}
      </ListState>
      {isEditing && (
        <Suspense>
          <PromptForm prompt={prompt} onClose={() => setSearch({}, { replace: true })} />
        </Suspense>
      )}
    </Frame>
  );
}

interface ActionsProps {
  readonly prompt: Prompt;
  readonly list: PromptListName;
  readonly onEdit: () => void;
}

function Actions({ prompt, list, onEdit }: ActionsProps) {
  const navigate = useNavigate();
  const isChild = useCurrentUser()?.userRoles.includes('Pupil') ?? false;
  const toggle = useToggleOne(prompt.id);
  if (isChild) return null;
  return (
    <>
      {prompt.isMine && (
        <Button icon={<Edit20Regular />} onClick={onEdit}>
          {texts.edit}
        </Button>
      )}
      <FavoriteButton prompt={prompt} onToggle={toggle} />
      <PromptMenu prompt={prompt} list={list} onGone={() => void navigate(`/tools/ki/prompt/${list}`, { replace: true })} />
    </>
  );
}
