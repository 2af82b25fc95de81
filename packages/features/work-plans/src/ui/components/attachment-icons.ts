import { Apps20Regular } from '@fluentui/react-icons/svg/apps';
import { Document20Regular } from '@fluentui/react-icons/svg/document';
import { Link20Regular } from '@fluentui/react-icons/svg/link';

/** What stands before the name of what hangs on a task; files have faces of their own. */
export const attachmentIcons = { link: Link20Regular, page: Document20Regular, tool: Apps20Regular } as const;
