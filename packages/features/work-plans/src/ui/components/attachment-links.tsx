import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { FileList } from '@pausenplatz/documents/ui/file-list';
import { look } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import type { Attachment } from '../../contract/index.ts';
import { attachmentIcons } from './attachment-icons.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: look.touch,
    padding: '4px 12px',
    boxSizing: 'border-box',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
  },
});

interface AttachmentLinksProps {
  readonly attachments: readonly Attachment[];
  /** Told when somebody opens one: a solution opens the way to «done». */
  readonly onOpen?: (attachment: Attachment) => void;
}

/** What hangs on a task: files, links, own pages and tools. */
export function AttachmentLinks({ attachments, onOpen }: AttachmentLinksProps) {
  const styles = useStyles();
  if (attachments.length === 0) return null;
  return (
    <ul className={styles.list}>
      {attachments.map((one) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the link inside is what is pressed, by keys too
        <li key={one.id} onClickCapture={() => onOpen?.(one)}>
          {one.file ? <FileList files={[one.file]} large /> : <Address attachment={one} className={styles.link} />}
        </li>
      ))}
    </ul>
  );
}

function Address({
  attachment: { name, attachment, type, isSolution },
  className,
}: {
  readonly attachment: Attachment;
  readonly className: string;
}) {
  const Icon = isSolution || type === 'file' ? CheckmarkCircle20Regular : attachmentIcons[type];
  const face = <Icon aria-hidden />;
  if (attachment.startsWith('/'))
    return (
      <Link className={className} to={attachment}>
        {face}
        {name}
      </Link>
    );
  return (
    <a className={className} href={attachment} target="_blank" rel="noreferrer">
      {face}
      {name}
    </a>
  );
}
