import { CheckPictures, JobPictures } from "#imports/job-pictures/job-pictures.tsx";
import { JobsTab } from "#imports/jobs/jobs-tab.tsx";

/** @param onNeedFile shows the blog tab, which asks for the file */
export function ImportsTab({ onNeedFile }: { readonly onNeedFile: () => void }) {
  return (
    <JobsTab
      onNeedFile={onNeedFile}
      getPictures={(job) => ({
        check: <CheckPictures job={job} />,
        notice: <JobPictures job={job} />,
      })}
    />
  );
}
