// Lit's styles for browsers that adopt style sheets, as every one does that knows light-dark(): a quarter of the size.
// Used by the bundles only.
class Styles {
  constructor(text) {
    this.cssText = text;
  }
  get styleSheet() {
    if (this.sheet === undefined) {
      this.sheet = new CSSStyleSheet();
      this.sheet.replaceSync(this.cssText);
    }
    return this.sheet;
  }
  toString() {
    return this.cssText;
  }
}

export { Styles as CSSResult };
export const supportsAdoptingStyleSheets = true;
export const unsafeCSS = (text) => new Styles(String(text));
export const css = (strings, ...values) => new Styles(String.raw({ raw: strings }, ...values));
export const getCompatibleStyle = (styles) => styles;
export const adoptStyles = (root, all) => {
  root.adoptedStyleSheets = all.map((one) => one.styleSheet ?? one);
};
