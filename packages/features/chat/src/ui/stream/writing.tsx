import { mergeClasses } from '@fluentui/react-components';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { LockClosed20Regular } from '@fluentui/react-icons/svg/lock-closed';
import { useApi, useIsLineDown } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { notifyRefusal, useDraft } from '@pausenplatz/kernel-ui';
import { useRef } from 'react';
import { type Chat, type ChatMessage, editMessage } from '../../contract/index.ts';
import { mergeMessages } from '../../rules/index.ts';
import { composerTexts as texts } from '../../texts.ui.ts';
import { useComposerStyles } from './composer-styles.ts';
import { Composer } from './composer.tsx';
import type { Reply, WaitingMessage } from './outbox.ts';
import type { useAttaching } from './use-attaching.ts';
import type { LiveStream } from './use-stream.ts';

interface WritingProps {
  readonly chat: Chat;
  readonly stream: LiveStream;
  readonly replyTo: Reply | null;
  readonly edited: ChatMessage | null;
  readonly draft: ReturnType<typeof useDraft>;
  readonly attaching: ReturnType<typeof useAttaching>;
  readonly send: (message: Pick<WaitingMessage, 'text' | 'files' | 'replyTo'>) => void;
  readonly onDone: () => void;
}

/** The foot of a chat: who reads what one writes, and the field; or why there is none. */
export function Writing({ chat, stream, replyTo, edited, draft, attaching, send, onDone }: WritingProps) {
  const styles = useComposerStyles();
  const api = useApi();
  const isLineDown = useIsLineDown();
  const field = useRef<HTMLTextAreaElement>(null);
  const change = useDraft(`chat-edit:${edited?.id ?? ''}`, edited?.message ?? '');
  if (!chat.canWrite)
    return (
      <p className={styles.closed}>
        <LockClosed20Regular aria-hidden />
        {reasonOf(chat)}
      </p>
    );
  const onSend = () => {
    if (edited) {
      api.call(editMessage, { id: edited.id, message: change.text }).then(({ message }) => {
        stream.updates.apply((now) => ({ ...now, messages: mergeMessages(now.messages, [message]) }));
        change.clear();
        onDone();
      }, notifyRefusal);
      return;
    }
    send({ text: draft.text.trim(), files: [...attaching.files], replyTo });
    draft.clear();
    attaching.setFiles([]);
    onDone();
    field.current?.focus();
  };
  const answered = edited ? { from: edited.from?.name ?? null, message: edited.message } : replyTo;
  return (
    <div className={mergeClasses(styles.frame, isLineDown && styles.besideBar)}>
      <ReadBy chat={chat} answersOf={edited ? null : (replyTo?.onlyFor ?? null)} />
      <Composer
        key={edited?.id ?? 'new'}
        chat={chat}
        text={edited ? change.text : draft.text}
        onText={edited ? change.setText : draft.setText}
        attaching={attaching}
        field={field}
        answered={answered}
        isEditing={edited !== null}
        onSend={onSend}
        onCancel={() => {
          if (edited) change.clear();
          onDone();
        }}
      />
    </div>
  );
}

function reasonOf({ isClosed, isAdmin, canReopen, writePermissions, to }: Chat): string {
  if (isClosed) return isAdmin && !canReopen ? texts.archived : texts.closed;
  if (writePermissions === 'admins') return texts.readOnly;
  return to.some(({ isChild }) => !isChild) ? texts.childrenClosed : texts.noAdult;
}

interface ReadByProps {
  readonly chat: Chat;
  /** Whose private answer is being answered. */
  readonly answersOf: string | null;
}

/** Who reads what is written, in words, before it is written: where that is not everybody, or could be taken for somebody. */
function ReadBy({ chat, answersOf }: ReadByProps) {
  const styles = useComposerStyles();
  const said = readersInWords(chat, answersOf);
  if (said === null) return null;
  return (
    <p className={styles.note}>
      <Eye20Regular aria-hidden />
      {said}
    </p>
  );
}

function readersInWords({ writePermissions, admins, isAnswering, isAdmin }: Chat, answersOf: string | null): string | null {
  if (isAdmin && answersOf !== null) return fill(texts.onlyFor, { name: answersOf });
  if (writePermissions !== 'answers') return null;
  if (!isAnswering) return texts.adminNote;
  const names = admins.map(({ name }) => name);
  const said = names.length > 1 ? fill(texts.and, { first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' }) : (names[0] ?? '');
  return fill(texts.onlyAdmins, { names: said, verb: names.length > 1 ? texts.read : texts.reads });
}
