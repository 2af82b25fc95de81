/** The part of pdfmake 0.3 that the printing uses; the package brings no types. */
declare module 'pdfmake' {
  interface PdfMake {
    setFonts(fonts: Readonly<Record<string, Readonly<Record<string, string>>>>): void;
    setUrlAccessPolicy(mayLoad: (url: string) => boolean): void;
    setLocalAccessPolicy(mayRead: (path: string) => boolean): void;
    createPdf(definition: object): { getBuffer(): Promise<Buffer> };
  }
  const pdfmake: PdfMake;
  export default pdfmake;
}
declare module 'pdfmake/fonts/Roboto.js' {
  const fonts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default fonts;
}
