declare module "virtual:catalogue" {
  export const catalogue: import("functions/domain/catalogue/model").Catalogue;
}
