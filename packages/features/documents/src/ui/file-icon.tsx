import { Document20Regular } from '@fluentui/react-icons/svg/document';
import { DocumentPdf20Regular } from '@fluentui/react-icons/svg/document-pdf';
import { DocumentTable20Regular } from '@fluentui/react-icons/svg/document-table';
import { DocumentText20Regular } from '@fluentui/react-icons/svg/document-text';
import { SlideText20Regular } from '@fluentui/react-icons/svg/slide-text';

/** The pictogram of a document, by the type that the server found in it. */
export function FileIcon({ mimeType }: { readonly mimeType: string }) {
  if (mimeType === 'application/pdf') return <DocumentPdf20Regular aria-hidden />;
  if (/word|\.text$|^text\//.test(mimeType)) return <DocumentText20Regular aria-hidden />;
  if (/sheet|excel/.test(mimeType)) return <DocumentTable20Regular aria-hidden />;
  if (/presentation|powerpoint/.test(mimeType)) return <SlideText20Regular aria-hidden />;
  return <Document20Regular aria-hidden />;
}
