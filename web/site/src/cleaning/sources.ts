/** Public pages that give the limits of the rules. */
export const SOURCES = {
  waters: {
    name: "BSSA, Stainless Steels in Supply and Waste Water Systems",
    url: "https://bssa.org.uk/bssa_articles/stainless-steels-in-supply-and-waste-water-systems-ogcp-ref-og-2-2/",
  },
  chlorides: {
    name: "REMKO EFS 35, manual, p. 14",
    url: "https://manualshive.com/ru/manual/remko/efs-35/1438883?page=14",
  },
  cracking: {
    name: "Calbrite, Selecting Stainless Steel for the Food Processing Industry",
    url: "https://www.calbrite.com/technical-documents/selecting-stainless-steel-food-processing-industry/",
  },
  care: {
    name: "Turbo Air, Stainless steel equipment care and cleaning",
    url: "https://www.manualshelf.com/manual/turbo-air/m3f472n/owner-s-manual-english/page-21.html",
  },
  rinsing: {
    name: "Mission Restaurant Supply, Equipment Care and Cleaning Tips",
    url: "http://www.missionrs.com/blog/resources/equipment-care-and-cleaning/",
  },
  peroxides: {
    name: "Study on the corrosiveness of peroxide disinfectants to metals (2024)",
    url: "https://search.napstic.cn/literature/periodical/010zgxdxzz202402008",
  },
  cip: {
    name: "KSB Vitastage, manual, p. 26",
    url: "https://manualshive.com/ru/manual/ksb/vitastage-10-3-75-2-b-t/2006698?page=26",
  },
  seals: {
    name: "Freudenberg, Sealing technology manual for the process industry, p. 34",
    url: "https://www.fst.com/sealing-technology-manual-for-the-process-industry/page34.html",
  },
  sanitizers: {
    name: "Effect of ozonated water sanitization on gasket materials",
    url: "https://discovery.researcher.life/article/effect-of-ozonated-water-sanitization-on-gasket-materials-used-in-fluid-food-processing/81d16f0c54933fc2b1a7b81d802f104b",
  },
  heat: { name: "ACO Pipe, Seal Material Data", url: "http://acopipe.com/seal-material-data-2/" },
  nitrile: { name: "Elastómeros JV, NBR", url: "https://en.elastomerosjv.com/nbr" },
  gaskets: {
    name: "Rubber Fab, Hygienic Gasket Material Guide",
    url: "https://www.scribd.com/document/256964691/Hygienic-Gasket-Material-Guide",
  },
  steam: {
    name: "Plastics technology: overview of chemical resistance",
    url: "https://docslib.org/doc/5255097/plastics-technology-overview-of-chemical-resistance",
  },
  compounds: {
    name: "Arizona Department of Health Services, Sanitizer Properties, table 3",
    url: "http://azdhs.gov/phs/oeh/fses/equipment-cleaning-sanitizing/index.php?pg=sanitizer-properties",
  },
  quats: {
    name: "STA001 Quaternary ammonium salts",
    url: "https://ro.scribd.com/document/366431695/STA001-Quaternary-Ammonium-Salts",
  },
  treads: {
    name: "Manner, Potential environmental problems",
    url: "https://manner.co.uk/features-technical-information/potential-environmental-problems",
  },
  polyamide: {
    name: "KIK Plastics, Polyamide 6",
    url: "https://www.kikplastics.nl/en/polyamide-6/",
  },
  nylon: {
    name: "Unitika, Nylon 6: chemical resistance",
    url: "https://www.unitika.co.jp/plastics/c/products/nylon/uni-nylon6/un6-0304.html",
  },
  hydrolysis: {
    name: "Mech Spares, Limitations of PU Products",
    url: "http://mechspares.com/limitations.php",
  },
  polyurethane: {
    name: "Polymer Database, AU & EU",
    url: "http://www.polymerdatabase.com/Elastomers/PUR.html",
  },
  rubber: {
    name: "Operating conditions for caster wheels",
    url: "http://wtcasterwheel.com/html_news/Unusual--Special-Operating-Conditions-for-caster-wheels-13.html",
  },
  degrees: {
    name: "Wenglor, Degree of Protection (IEC 60529, ISO 20653)",
    url: "https://www.wenglor.com/en/Degree-of-Protection/l/cxmCID73269",
  },
  jets: {
    name: "APEM, What is IP rating",
    url: "https://blog.apem.com/en-us/faq/what-is-ip-rating",
  },
  pressure: {
    name: "Boons FIS, Low-Pressure vs High-Pressure Cleaning",
    url: "https://www.boonsfis.com/en/news/low-pressure-vs-high-pressure-cleaning-benefits-explained/78",
  },
} as const;

export type SourceId = keyof typeof SOURCES;
