// Lit's decorators as TypeScript's own need them, without those of the coming standard: a fifth of the size. Used by
// the bundles only.
export const customElement = (tag) => (element) => customElements.define(tag, element);
export const property = (options) => (element, name) => element.constructor.createProperty(name, options);
export const state = () => property({ state: true, attribute: false });
export const query = (selector) => (element, name) => {
  Object.defineProperty(element, name, {
    get() {
      return this.renderRoot?.querySelector(selector) ?? null;
    },
  });
};
