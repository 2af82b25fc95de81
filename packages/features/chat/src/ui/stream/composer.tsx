// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- dropping only adds to the buttons inside the group
import { Button, mergeClasses } from '@fluentui/react-components';
import { Attach24Regular } from '@fluentui/react-icons/svg/attach';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Emoji24Regular } from '@fluentui/react-icons/svg/emoji';
import { Image24Regular } from '@fluentui/react-icons/svg/image';
import { Send20Filled } from '@fluentui/react-icons/svg/send';
import { FileList } from '@pausenplatz/documents/ui/file-list';
import { fill } from '@pausenplatz/kernel-contract';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { type Chat, chatLimits } from '../../contract/index.ts';
import { composerTexts as texts, streamTexts } from '../../texts.ui.ts';
import { useComposerStyles } from './composer-styles.ts';
import { emoji } from './emoji.data.ts';
import { FileButton } from './file-button.tsx';
import type { useAttaching } from './use-attaching.ts';

interface ComposerProps {
  readonly chat: Chat;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly attaching: ReturnType<typeof useAttaching>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** What is answered, or the message that is being changed. */
  readonly answered: { readonly from: string | null; readonly message: string } | null;
  readonly isEditing: boolean;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

/** Where one writes: Enter sends, with a finger it breaks the line. */
export function Composer({ chat, text, onText, attaching, field, answered, isEditing, onSend, onCancel }: ComposerProps) {
  const styles = useComposerStyles();
  const [isOver, setOver] = useState(false);
  const [showsEmoji, setShowsEmoji] = useState(false);
  const { files, state, pictures, documents, hasRoom } = attaching;
  const isEmpty = text.trim() === '' && (isEditing || files.length === 0);
  const isBusy = state.kind === 'sending';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && answered) onCancel();
    const sends = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && matchMedia('(pointer: fine)').matches;
    if (!sends) return;
    event.preventDefault();
    if (!isEmpty && !isBusy) onSend();
  };
  const insert = (character: string) => {
    const at = field.current?.selectionEnd ?? text.length;
    onText(text.slice(0, at) + character + text.slice(at));
    field.current?.focus();
  };
  const mayEmoji = chat.isAdmin || chat.attachEmoji;
  return (
    <div
      role="group"
      aria-label={fill(texts.label, { name: chat.name })}
      className={mergeClasses(styles.box, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        attaching.start([...event.dataTransfer.files]);
      }}
      onPaste={(event) => event.clipboardData.files.length > 0 && attaching.start([...event.clipboardData.files])}
    >
      {answered && (
        <div className={styles.answered}>
          <span className={styles.answeredWords}>
            <strong>{isEditing ? texts.editing : fill(texts.answering, { name: answered.from ?? streamTexts.somebody })}</strong>
            <span className={styles.cut}>{answered.message}</span>
          </span>
          <Button
            appearance="subtle"
            icon={<Dismiss20Regular />}
            aria-label={isEditing ? texts.cancel : texts.noAnswer}
            onClick={onCancel}
          />
        </div>
      )}
      <textarea
        ref={field}
        className={styles.field}
        rows={1}
        value={text}
        maxLength={chatLimits.messageMaximum}
        aria-label={fill(texts.label, { name: chat.name })}
        placeholder={chat.isAnswering ? texts.placeholderAnswer : texts.placeholder}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {!isEditing && <FileList files={files} large onRemove={(id) => attaching.setFiles((now) => now.filter((one) => one.id !== id))} />}
      {isBusy && (
        <output className={styles.bar}>
          {fill(texts.upload, { name: state.fileName, percent: Math.round(state.share * 100) })}
          <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={texts.uploadCancel} onClick={attaching.cancel} />
        </output>
      )}
      {showsEmoji && mayEmoji && (
        <div className={styles.emoji} role="group" aria-label={texts.emoji}>
          {emoji.map((one) => (
            <button key={one} type="button" className={styles.oneEmoji} onClick={() => insert(one)}>
              {one}
            </button>
          ))}
        </div>
      )}
      <div className={styles.bar}>
        {pictures !== null && hasRoom && !isEditing && (
          <FileButton label={texts.picture} icon={<Image24Regular />} accept={pictures} onFiles={attaching.start} />
        )}
        {documents !== null && hasRoom && !isEditing && (
          <FileButton label={texts.file} icon={<Attach24Regular />} accept={documents} onFiles={attaching.start} />
        )}
        {mayEmoji && (
          <Button
            appearance="subtle"
            icon={<Emoji24Regular />}
            aria-label={texts.emoji}
            title={texts.emoji}
            aria-expanded={showsEmoji}
            onClick={() => setShowsEmoji(!showsEmoji)}
          />
        )}
        <span className={styles.send}>
          <Button appearance="primary" icon={<Send20Filled />} disabledFocusable={isEmpty || isBusy} onClick={onSend}>
            {isEditing ? texts.save : texts.send}
          </Button>
        </span>
      </div>
    </div>
  );
}
