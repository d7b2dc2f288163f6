import { site } from "#lib/site.ts";

type Absolute = (path: string) => string;

export function organizationLd(absolute: Absolute): object {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: site.brand,
    url: absolute("/"),
    logo: absolute("/icons/icon-512.png"),
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
