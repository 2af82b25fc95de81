/** A style sheet as a text, as the build makes it. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
