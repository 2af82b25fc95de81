import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { clockTime, longDay, zurichDay } from '@pausenplatz/kernel-format';
import { ClosableDialog, judgedBy, ListState, look, RefusalBar, TextAreaField, useForm, useOptimistic } from '@pausenplatz/kernel-ui';
import { type FormEvent, useState } from 'react';
import { addBoardComment, type BoardEntry, boardsLimits, deleteBoardComment, listBoardComments } from '../../contract/index.ts';
import { boardTexts, commentTexts as texts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  content: { gap: '12px', paddingTop: '8px', paddingBottom: '12px' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px' },
  comment: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    padding: '8px 12px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  who: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  form: { display: 'grid', gap: '8px', justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface CommentsDialogProps {
  readonly entry: Pick<BoardEntry, 'id' | 'title'>;
  /** What shows how many there are is read again. */
  readonly onChanged: () => void;
  readonly mayComment: boolean;
  readonly onClose: () => void;
}

/** What people wrote below an entry, and a field for more. */
export function CommentsDialog({ entry, mayComment, onChanged, onClose }: CommentsDialogProps) {
  const styles = useStyles();
  const api = useApi();
  const input = { entryId: entry.id };
  const [turn, setTurn] = useState(0);
  const query = useCall(listBoardComments, input);
  const updates = useOptimistic(listBoardComments, input);
  const remove = (id: string) =>
    void updates
      .attempt({
        show: (now) => ({ ...now, comments: now.comments.filter((one) => one.id !== id) }),
        send: () => api.call(deleteBoardComment, { id }),
      })
      .then(onChanged);
  return (
    <ClosableDialog title={`${texts.title}: ${entry.title}`} closeLabel={texts.close} contentClassName={styles.content} onClose={onClose}>
      {() => (
        <>
          <ListState query={query} isEmpty={({ comments }) => comments.length === 0} empty={<p className={styles.quiet}>{texts.none}</p>}>
            {({ comments }) => (
              <ul className={styles.list} aria-label={texts.title}>
                {comments.map(({ id, author, text, at, mayDelete }) => (
                  <li key={id} className={styles.comment}>
                    <span className={styles.who}>
                      {author ?? boardTexts.somebody} · {longDay(zurichDay(new Date(at)))}, {clockTime(at)}
                    </span>
                    {mayDelete && (
                      <Button
                        appearance="subtle"
                        icon={<Delete20Regular />}
                        aria-label={fill(texts.remove, { name: author ?? boardTexts.somebody })}
                        onClick={() => remove(id)}
                      />
                    )}
                    <p className={styles.text}>{text}</p>
                  </li>
                ))}
              </ul>
            )}
          </ListState>
          {mayComment && <NewComment key={turn} entryId={entry.id} onChanged={onChanged} onSent={() => setTurn(turn + 1)} />}
        </>
      )}
    </ClosableDialog>
  );
}

/** An empty field again once its words are sent. */
function NewComment({
  entryId,
  onChanged,
  onSent,
}: {
  readonly entryId: string;
  readonly onChanged: () => void;
  readonly onSent: () => void;
}) {
  const styles = useStyles();
  const api = useApi();
  const updates = useOptimistic(listBoardComments, { entryId });
  const form = useForm({
    name: `board-comment:${entryId}`,
    initial: { text: '' },
    judge: judgedBy(addBoardComment, (fields) => ({ entryId, ...fields })),
    send: async (fields, sending) => {
      const { comment } = await api.call(addBoardComment, { entryId, ...fields }, sending);
      updates.apply((now) => ({ comments: [...now.comments.filter(({ id }) => id !== comment.id), comment] }));
      onChanged();
    },
  });
  const { attach, busy, refused, submit, typed } = form;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit().then((agreed) => agreed && onSent());
  };
  return (
    <form ref={attach} className={styles.form} onSubmit={onSubmit} noValidate>
      {refused && <RefusalBar refused={refused} typed={typed} />}
      <TextAreaField form={form} name="text" label={texts.text} rows={2} maximum={boardsLimits.commentMaximum} required />
      <Button appearance="primary" type="submit" disabledFocusable={busy}>
        {texts.send}
      </Button>
    </form>
  );
}
