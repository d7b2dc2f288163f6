import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";

type Absolute = (path: string) => string;

export function organizationLd(absolute: Absolute): object {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: site.brand,
    url: absolute("/"),
    logo: absolute("/icons/icon-512.png"),
    address: postalAddress(),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      telephone: site.phoneHref.replace("tel:", ""),
      email: site.salesEmail,
      areaServed: "ES",
      availableLanguage: "Spanish",
    },
  };
}

/** Without the street until it is known: web/site/build/placeholders.mjs refuses its placeholder. */
function postalAddress(): object {
  const { street, town } = site.address;
  const [postalCode, ...locality] = town.split(" ");
  return {
    "@type": "PostalAddress",
    ...(street.startsWith("[") ? {} : { streetAddress: street }),
    postalCode,
    addressLocality: locality.join(" "),
    addressCountry: "DK",
  };
}

export function webSiteLd(absolute: Absolute): object {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.brand,
    url: absolute("/"),
    inLanguage: "es",
    potentialAction: {
      "@type": "SearchAction",
      target: `${absolute(paths.search)}?q={search_term_string}`,
      "query-input": "required name=search_term_string",
    },
  };
}

/** @param steps pages below the home page */
export function breadcrumbLd(
  absolute: Absolute,
  steps: readonly { readonly name: string; readonly path: string }[],
): object {
  const all = [{ name: "Inicio", path: "/" }, ...steps];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: all.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

export function faqLd(
  questions: readonly { readonly question: string; readonly answer: string }[],
): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

export function itemListLd(
  absolute: Absolute,
  items: readonly { readonly name: string; readonly path: string; readonly image?: string }[],
): object {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: items.map(({ name, path, image }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: absolute(path),
      ...(image === undefined ? {} : { image: absolute(image) }),
    })),
  };
}
