import { mergeClasses } from '@fluentui/react-components';
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';
import { Clock16Regular } from '@fluentui/react-icons/svg/clock';
import { Eye16Regular } from '@fluentui/react-icons/svg/eye';
import { Warning16Regular } from '@fluentui/react-icons/svg/warning';
import { FileList } from '@pausenplatz/documents/ui/file-list';
import { useIsLineDown } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { clockTime } from '@pausenplatz/kernel-format';
import { ReadButton } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import type { ChatMessage } from '../../contract/index.ts';
import { streamTexts as texts } from '../../texts.ui.ts';
import { Initials } from '../initials.tsx';
import type { WaitingMessage } from './outbox.ts';
import { useBubbleStyles } from './use-bubble-styles.ts';

interface MessageRowProps {
  readonly message: ChatMessage;
  /** The one before was by the same person, a short while ago. */
  readonly isFollowing: boolean;
  /** Somebody came here for this one. */
  readonly isShown: boolean;
  readonly isPupil: boolean;
  readonly menu: ReactNode;
}

/** One message that is stored. */
export function MessageRow({ message, isFollowing, isShown, isPupil, menu }: MessageRowProps) {
  const styles = useBubbleStyles();
  const { isOwn, from, isFromChild, removed, replyTo, attachments, onlyFor } = message;
  const name = from?.name ?? texts.somebody;
  return (
    <li className={mergeClasses(styles.row, isOwn && styles.own)} data-seq={message.seq}>
      {!isOwn && (isFollowing ? <span /> : <Initials name={name} isAdult={!isFromChild} />)}
      <div className={mergeClasses(styles.column, isOwn && styles.columnOwn)}>
        <div className={mergeClasses(styles.bubble, isOwn && styles.bubbleOwn, isShown && styles.shown)}>
          {!isOwn && !isFollowing && <span className={mergeClasses(styles.from, isFromChild && styles.fromChild)}>{name}</span>}
          {replyTo && !removed && <Quote from={replyTo.from} message={replyTo.message} />}
          {removed ? (
            <p className={mergeClasses(styles.text, styles.removed)}>{removed === 'self' ? texts.removedSelf : texts.removedAdmin}</p>
          ) : (
            message.message !== '' && (
              <div className={styles.line}>
                <p className={mergeClasses(styles.text, isPupil && styles.textOfPupil)}>{message.message}</p>
                {isPupil && !isOwn && <ReadButton words={[message.message]} label={texts.read} />}
              </div>
            )
          )}
          <FileList files={attachments} large />
        </div>
        <span className={styles.facts}>
          <span className={styles.fact}>
            {clockTime(message.date)}
            {isOwn && <Checkmark16Regular aria-label={texts.stored} />}
          </span>
          {message.isEdited && <span>{texts.edited}</span>}
          {onlyFor && !removed && (
            <span className={styles.fact}>
              <Eye16Regular aria-hidden />
              {isOnlyMine(message) ? texts.onlyForMe : fill(texts.onlyFor, { name: onlyFor.name })}
            </span>
          )}
          {menu}
        </span>
      </div>
    </li>
  );
}

/** An answer of the reader’s own, or one to it: they need not read their own name. */
const isOnlyMine = ({ isOwn, from, onlyFor, canRemove }: ChatMessage): boolean => !canRemove && (!isOwn || from?.id === onlyFor?.id);

function Quote({ from, message }: { readonly from: string | null; readonly message: string }) {
  const styles = useBubbleStyles();
  return (
    <div className={styles.quote}>
      <strong>{from ?? texts.somebody}</strong>
      <span className={styles.quoted}>{message === '' ? texts.removedAnswer : message}</span>
    </div>
  );
}

/** One message that waits for the server: it stands there at once, and gets its tick when it is stored. */
export function WaitingRow({ message, isPupil }: { readonly message: WaitingMessage; readonly isPupil: boolean }) {
  const styles = useBubbleStyles();
  const isLineDown = useIsLineDown();
  return (
    <li className={mergeClasses(styles.row, styles.own)}>
      <div className={mergeClasses(styles.column, styles.columnOwn)}>
        <div className={mergeClasses(styles.bubble, styles.bubbleOwn)}>
          {message.replyTo && <Quote from={message.replyTo.from} message={message.replyTo.message} />}
          {message.text !== '' && <p className={mergeClasses(styles.text, isPupil && styles.textOfPupil)}>{message.text}</p>}
          <FileList files={message.files} large />
        </div>
        <span className={mergeClasses(styles.facts, styles.fact)}>
          {message.isRefused ? <Warning16Regular aria-hidden /> : <Clock16Regular aria-hidden />}
          {message.isRefused ? texts.refused : isLineDown ? texts.waiting : texts.sending}
        </span>
      </div>
    </li>
  );
}
